#!/usr/bin/env python3
"""A small player for a Spaceline server. It needs nothing but Python 3.

    python3 examples/bot.py --open --against cadet     # a game against a bot of the server
    python3 examples/bot.py --any                      # sit down at some table, or open one and wait
    python3 examples/bot.py --game ID --name Robo      # sit down at this table

It plays as a guest, or as the owner of the token in SPACELINE_TOKEN. docs/protocol.md describes the protocol.
"""

import argparse
import http.client
import json
import os
import random
import time
import urllib.parse
import urllib.request


class Problem(SystemExit):
    """The server refused a request. Nobody catches it: the program ends with the server's message."""

    def __init__(self, body):
        body = json.loads(body or b"{}")
        reasons = [reason["text"] for reason in body.get("reasons", [])]
        super().__init__(" ".join([body.get("text", "?"), *reasons]))
        self.wait = body.get("wait") if body.get("code") == "too_many" else None


class Server:
    """Sends requests, with the token that identifies us."""

    def __init__(self, url, name):
        self.url, self.headers = url.rstrip("/"), {"Content-Type": "application/json"}
        guest = {"name": name, "token": True}
        token = os.environ.get("SPACELINE_TOKEN") or self.call("POST", "/api/guest", guest)["token"]
        self.headers["Authorization"] = f"Bearer {token}"

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self.headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            problem = Problem(error.read())
            if not problem.wait:
                raise problem from None
        time.sleep(problem.wait)
        return self.call(method, path, body)

    def lines(self, path):
        """The messages of a stream, one JSON object per line. Empty lines only keep the connection alive."""
        url = urllib.parse.urlsplit(self.url)
        kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
        connection = kind(url.netloc, timeout=60)
        try:
            connection.request("GET", url.path + path, headers=self.headers)
            response = connection.getresponse()
            if response.status != 200:
                raise Problem(response.read())
            while line := response.readline():
                if line.strip():
                    yield json.loads(line)
        finally:
            connection.close()


def patch(view, ops):
    """Applies the operations of RFC 6902 that the server uses: add, remove, replace."""
    for op in ops:
        *way, key = [part.replace("~1", "/").replace("~0", "~") for part in op["path"].split("/")[1:]]
        place = view
        for part in way:
            place = place[int(part) if isinstance(place, list) else part]
        key = int(key) if isinstance(place, list) else key
        if op["op"] == "remove":
            del place[key]
        elif op["op"] == "add" and isinstance(place, list):
            place.insert(key, op["value"])
        else:
            place[key] = op["value"]


class Player:
    """One seat of one game: what it sees, and what it answers."""

    def __init__(self, server, game, seat):
        self.server, self.game, self.seat = server, game, seat
        self.cards = server.call("GET", "/api/cards")["cards"]  # what is printed on the cards
        self.n, self.view, self.table = 0, None, None
        self.answered = 0  # the number of our last answer: nothing to do until we have seen it
        self.unsure = None  # an answer that was sent and not acknowledged
        self.tries, self.done, self.turn, self.started = 0, set(), None, False

    def play(self):
        """Listens until the game is over. When the connection is lost, reconnects and says what it saw last."""
        while True:
            try:
                for message in self.server.lines(f"/api/games/{self.game}/stream?since={self.n}"):
                    self.take(message)
                    if self.table["stage"] == "over":
                        return self.table["result"]
                    self.act()
            except (OSError, http.client.HTTPException) as error:
                print(f"connection lost: {error}")
            time.sleep(0.2)

    def take(self, message):
        kind = message["type"]
        if kind == "view":  # everything: at the start, after reconnecting, after an undo
            self.n, self.view, self.table, self.tries = message["n"], message["view"], message["table"], 0
        elif kind == "change":  # the difference from what we saw last
            patch(self.view, message["patch"])
            self.n, self.tries = message["n"], 0
        elif kind == "table":
            self.table = message

    def act(self):
        ready = all(seat["ready"] for seat in self.table["seats"])
        if ready and self.table.get("host") == self.seat and not self.started:
            self.server.call("POST", f"/api/games/{self.game}/start")
            self.started = True
        if self.table.get("undo"):
            self.say({"type": "decline"})
        if self.unsure:
            self.answer(self.unsure)
        prompt, again = self.view and self.view.get("prompt"), True
        while prompt and again and self.n >= self.answered:
            answer = self.choose(prompt) if self.tries < 40 else {"kind": "Concede"}
            mark = f"{random.getrandbits(64):x}"
            again = self.answer({"type": "answer", "n": self.n, "answer": answer, "mark": mark})

    def answer(self, message):
        """Sends an answer; returns true if it was refused and another one should be tried. If the connection breaks
        here, the same message is sent again later: the server recognizes its mark and does not apply it twice."""
        self.unsure = message
        reply = self.say(message)
        if reply["type"] == "problem":
            raise OSError(reply["text"])
        self.unsure = None
        self.answered = reply["n"] if reply["type"] == "accepted" else self.answered
        self.tries += 1
        return reply["type"] == "refused" and "rule" in reply  # no rule: an old question, wait for the new one

    def say(self, message):
        return self.server.call("POST", f"/api/games/{self.game}/messages", message)

    def choose(self, prompt):
        """An answer in the shape of the question: the obvious one first, others if it was refused."""
        kind, value = self.value(prompt["choice"], prompt)
        return {"kind": kind, "value": value}

    def value(self, what, prompt):
        shape = what["kind"]
        if shape == "Act":
            return "Act", self.action(prompt["actions"])
        if shape == "YesNo":
            return "YesNo", self.tries % 2 == 0
        if shape == "Cards":
            least, most = what["min"], min(what["max"], len(what["from"]))
            eager = prompt["ask"]["kind"] in ("BeamWhich", "ChooseDilemmas")
            count = random.randint(least, most) if self.tries else most if eager else least
            return "Cards", random.sample(what["from"], count)
        if shape == "Order":
            return "Order", what["cards"]
        if shape == "Number":
            return "Number", random.randint(what["min"], what["max"]) if self.tries else what["max"]
        if shape == "Options":
            return "Option", self.tries % len(what["options"])
        if shape == "Player":  # a set of seats: bit 0 is seat 0
            return "Player", random.choice([seat for seat in range(8) if what["from"] >> seat & 1])
        if shape == "Place":
            return "Place", what["places"][self.tries % len(what["places"])]
        named = what["what"]  # shape "Name"
        if named["kind"] == "Title":  # any title
            return "Name", {"kind": "Title", "of": random.choice(self.cards)["title"]}
        kind = "Title" if named["kind"] == "TitleOf" else named["kind"]
        return "Name", {"kind": kind, "of": random.choice(named["of"])}

    def action(self, actions):
        """The best action by rules of thumb, each at most once per turn so that we do not go in circles."""
        if self.turn != (self.view["turn"], self.view["active"]):
            self.turn, self.done = (self.view["turn"], self.view["active"]), set()
        fresh = [action for action in actions if len(action) == 1 or json.dumps(action) not in self.done]
        ranked = sorted(fresh or actions, key=self.worth, reverse=True)
        best = ranked[self.tries % len(ranked)]
        self.done.add(json.dumps(best))
        return best

    def worth(self, what):
        verb = what["kind"]
        if len(what) == 1:  # nothing but its kind
            return {"Draw": 20, "DrawRest": 15, "End": 2, "Pass": 2}.get(verb, 0)
        # Our missions that are still to be completed, by their cards; and the places they are at.
        goals = {mission["id"]: mission.get("site") for mission in self.view["players"][self.seat]["missions"]
                 if not mission.get("completed") and self.cards[mission["def"]]["mission"]["kind"] != "Headquarters"}
        if verb == "Play":
            return 50
        if verb == "Attempt":
            return 60 if self.team(goals.get(what["mission"]), what["ship"]) >= 5 else 0
        if verb == "Move":
            busy = any(ship["id"] == what["ship"] for site in self.view["sites"] if site["site"] in goals.values()
                       for ship in site.get("ships", []))
            return 30 if what["to"] in goals and not busy and self.team(ship=what["ship"]) >= 5 else 0
        if verb == "Beam":  # down to a mission that is not completed, away from one that is
            if what["to"]["kind"] == "Surface":
                return 35 if what["to"]["of"] in goals.values() else 0
            return 40 if what["from"]["kind"] == "Surface" and what["from"]["of"] not in goals.values() else 0
        return 25 if verb == "Repair" else 5 if verb == "Use" and self.view["prompt"]["ask"]["kind"] == "Orders" else 0

    def team(self, site=None, ship=None):
        """How many of our personnel can act on a planet or aboard a ship."""
        ships = [other for here in self.view["sites"] for other in here.get("ships", []) if other["id"] == ship]
        lands = [here for here in self.view["sites"] if ship is None and here["site"] == site]
        groups = [group for place in ships + lands for group in place.get("crews", []) + place.get("groups", [])]
        cards = [card for group in groups if group["commander"] == self.seat for card in group.get("cards", [])]
        return sum("attributes" in card and not card.get("stopped") for card in cards)


def find_table(server, options):
    """The id of a game and our seat at it."""
    deck = {"kind": "starter", "id": options.deck} if options.deck else {"kind": "any_starter"}
    if options.any:
        tables = server.call("GET", "/api/games?stage=open")
        options.game = next((t["id"] for t in tables if any(seat["name"] == "" for seat in t["seats"])), None)
    if options.game:
        return options.game, server.call("POST", f"/api/games/{options.game}/join", {"deck": deck})["seat"]
    return server.call("POST", "/api/games", {"deck": deck, "bots": options.against})["id"], 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default="http://127.0.0.1:1701")
    parser.add_argument("--name", default="Robo")
    parser.add_argument("--deck", help="the id of a starter deck (default: a random one)")
    parser.add_argument("--against", action="append", default=[], metavar="LEVEL", help="a bot of the server, such as cadet")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--game", metavar="ID", help="sit down at this table")
    where.add_argument("--open", action="store_true", help="open a table")
    where.add_argument("--any", action="store_true", help="sit down at any open table, or open one")
    options = parser.parse_args()
    server = Server(options.server, options.name)
    name = server.call("GET", "/api/me")["name"]
    game, seat = find_table(server, options)
    print(f"{name} sits at seat {seat} of game {game}", flush=True)
    result = Player(server, game, seat).play()
    how = "won" if seat in result["winners"] else "tied" if seat in result["tied"] else "lost"
    print(f"{name} {how} game {game} by {result['by']}")


if __name__ == "__main__":
    main()
