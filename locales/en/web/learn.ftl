## The page
learn = Learn
learn-lead = Ten minutes at the table teach you more than an hour with a rulebook.
learn-first = Your first game
learn-first-about = A real game against an easy bot, with a ship and a crew ready to go. A coach explains each rule when you need it and points out what to do. You can do something else at any time, undo, leave, and continue later.
learn-first-table = The table and how to win
learn-first-fly = Beaming, staffing and moving a ship
learn-first-attempt = Attempting a mission and facing dilemmas
learn-first-crew = Paying seven counters for personnel and new cards
learn-first-dilemmas = Choosing dilemmas for your opponent
learn-first-win = Scoring, and playing on by yourself
learn-begin = Begin the first game
learn-go-on = Continue your first game
learn-again = Start over
learn-rules-about = Every rule with an example; search in English or German.
learn-rules-open = Open the rules
learn-keys = Keys
learn-keys-about = The whole game can be played without a mouse.
learn-key-pass = Space
learn-does-pass = select the focused card, otherwise pass
learn-key-undo = U
learn-does-undo = undo your last answer
learn-key-cancel = Esc
learn-does-cancel = cancel what you have started
learn-key-hand = 1 to 9
learn-does-hand = select a card in your hand
learn-key-help = ?
learn-does-help = all keys, at the table

## The coach
learn-coach = Coach
learn-progress = Lesson progress
learn-progress-of = { $done } of { $all }
learn-fold = Collapse
learn-unfold = Expand
learn-resume = Bring the coach back
learn-skip = Play without the coach
learn-rules-here = Read more:
learn-next = Got it
learn-now = Now:
learn-follow = Do it for me
learn-known = Read again

## What the coach explains
learn-topic-table = The table and the goal
    .text = The five cards in front of you are your missions. One is your headquarters, the others are planets and places in space, each worth points. The row on the other side belongs to your opponent. Your ship and its crew are ready at your headquarters.
     You win with 100 points, if you have completed at least one planet mission and one space mission.
learn-topic-turn = A turn and its seven counters
    .text = Every turn has three parts: play and draw cards, then give orders, then discard down to seven cards. Your game began with the orders; from now on you have all three. For the first part you have seven counters. The number on a card is its cost in counters, and drawing a card costs one. You must spend all seven.
learn-topic-ship = A ship
    .text = Personnel travel in ships. Ships enter play at your headquarters if it allows them. A ship has Range (how far it flies in a turn), Weapons and Shields.
learn-topic-event = An event
    .text = Events do something at once or stay in play. This one stays in your core and costs nothing: later, when you draw dilemmas for your opponent, you may discard it to draw different ones.
learn-topic-personnel = Your people
    .text = Personnel enter play at your headquarters. Each has skills, such as Medical, and three attributes: Integrity, Cunning and Strength. Most missions require skills and a total of one attribute, so a team needs both. A dot before the name on the large card means unique: you may have only one of them in play.
learn-topic-draw = Drawing
    .text = One counter buys one card from your deck. You may draw first and play what you have drawn. You cannot continue until all counters are spent, so draw when there is nothing left to play.
learn-topic-orders = Orders
    .text = In this part of your turn your cards act: beam, move ships, attempt missions, use texts that begin with Order. You may give as many orders as you like, one after the other, even with cards you have just played.
learn-topic-beam = Beaming
    .text = Beaming moves any number of your people between your ship and the planet or headquarters it is at, or between two of your ships at the same place. It never works between two missions: for that a ship has to fly.
learn-topic-staff = Staffing
    .text = A ship flies only if it is staffed. The icons on its card show who must be aboard: [Stf] is staff, [Cmd] is command, which also counts as staff. Each icon needs a different person, and one of them must have the ship's affiliation. Your U.S.S. Excelsior needs three [Stf].
learn-topic-end = The end of a turn
    .text = At the end of your turn you keep at most seven cards and discard the rest. Everything that was stopped can act again, and ships get back their full Range. Then it is your opponent's turn.
learn-topic-rival = What your opponent did
    .text = Your opponent has played by the same rules. The log shows what happened; you can open every card in it. When one of your cards can respond, you are asked.
learn-topic-move = Moving
    .text = A move costs Range: the span of the mission you leave plus the span of the mission you go to (and 2 more into another quadrant). From Earth to Eliminate Harvesters that is 2 + 2 = 4, and your ship has 8. You can use the rest in the same turn.
learn-topic-attempt = Attempting a mission
    .text = All your unstopped people on the planet attempt it together; one of them must have an affiliation shown on the mission. Your opponent draws as many dilemmas as you have people and may choose some that together cost no more than that number.
     So a larger team faces more dilemmas, and a small one has nobody to spare. Two or three people more than the mission needs is a good number.
learn-topic-plan = The plan
    .text = Nothing has begun yet. Here you see what the mission requires and whether your team has it, who takes part, and how many dilemmas come. Dilemmas can take people out, so it is a good idea to have each skill more than once. Begin the attempt, or cancel and bring more people first.
learn-topic-dilemma = Dilemmas
    .text = The chosen dilemmas are revealed one by one. The text says what happens. Many require skills: a list shows whether your team has them, and if not, the text says what you lose. Afterwards the dilemma is overcome and goes beneath the mission, unless its text says otherwise. Each one there makes the next attempt easier.
learn-topic-stopped = Stopped
    .text = Stopped personnel are out of this attempt and can do nothing more until the end of the turn, but you do not lose them. If you choose who is stopped, take somebody whose skills others have too.
learn-topic-score = A mission completed
    .text = After the dilemmas, the people who are left must have all skills that the mission requires, and more of the attribute than the number says. Yours did: the points are yours. A success stops nobody: everyone not stopped by a dilemma can act again at once.
learn-topic-failed = An attempt that failed
    .text = The people who were left did not meet the mission's requirements, so they are stopped until the end of the turn. Nothing else is lost, and the dilemmas beneath the mission count next time: you will face fewer.
learn-topic-pick = You choose the dilemmas
    .text = Your opponent attempts a mission, and now it is your turn to make trouble. You have drawn as many dilemmas as there are people in the attempt. Choose some: together they may cost no more than that number, no title may appear twice, and each must fit the mission (planet or space; dual fits both).
learn-topic-respond = A response
    .text = Some texts begin with "when": they can be used at that very moment, also in your opponent's turn. You are asked whenever one of yours fits. Passing does no harm; you keep the card for later.
learn-topic-order = The order of dilemmas
    .text = You also decide in which order your dilemmas are faced. Put the ones that take people out of the attempt first, then the ones that need many people.
learn-topic-discard = Too many cards
    .text = You have more than seven cards in hand and discard down to seven. Keep the people whose skills your missions need.
learn-topic-killed = Killed
    .text = Killed personnel leave play and go to their owner's discard pile. That is rarer than being stopped, and it is permanent.
learn-topic-space = A space mission
    .text = A space mission has no surface: the people aboard one ship attempt it from there. You need to complete one of these to win, too.
learn-topic-free = What next
    .text = The same people can act again in the same turn. Beam up, and see whether the remaining Range is enough to fly home or to the next mission.
learn-topic-unstaffed = This ship does not fly
    .text = Somebody with the right icon or affiliation is missing aboard, or is stopped. Check what the ship still needs.
learn-topic-second-ship = Another ship
    .text = Cards that are not unique may be in play several times. One ship is enough for now; a second one helps when you want to be at two missions.

## What the coach would do
learn-do-over = The game is over.
learn-do-wait = One moment.
learn-do-watch = Your opponent's turn. Watch what happens.
learn-do-play-ship = Play { $card } at your headquarters. It costs { $cost } counters.
learn-do-play-event = Play { $card }. It costs { $cost ->
    [0] nothing
    [one] one counter
   *[other] { $cost } counters
}.
learn-do-play-personnel = Play { $card } at your headquarters for { $cost ->
    [one] one counter
   *[other] { $cost } counters
}.
learn-do-play-equipment = Play { $card } at your headquarters.
learn-do-play = Play one of the marked cards.
learn-do-draw = Draw a card. { $left ->
    [one] One counter is left.
   *[other] { $left } counters are left.
}
learn-do-end-play = All counters are spent. Continue to your orders.
learn-do-beam-up = Beam { $count ->
    [one] one person
   *[other] { $count } people
} from your headquarters up to { $ship }.
learn-do-beam-back = Beam your people back up to { $ship }.
learn-do-beam-down = Beam your people down to { $mission }.
learn-do-beam-all = Take all of them, and confirm.
learn-do-beam-some = Take only those that are marked, and confirm.
learn-do-move = Move { $ship } to { $mission }.
learn-do-move-home = Move { $ship } home to fetch more people.
learn-do-attempt = Attempt { $mission }.
learn-do-orders = Give an order, or press “{ $button }”.
learn-do-begin-short = The list shows what your team is missing. Cancel and bring more people, or try it anyway.
learn-do-begin = Your team is good enough. Begin the attempt.
learn-do-end-orders = There is nothing more to do now. Press “{ $button }”.
learn-do-respond = You may use a response. If you are not sure, pass.
learn-do-discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
}: those that are marked can go.
learn-do-dilemmas = { $count ->
    [0] Nothing you drew fits here. Confirm without any.
    [one] The marked dilemma fits ({ $cost } of { $limit }). Select it and confirm.
   *[other] The { $count } marked dilemmas fit together ({ $cost } of { $limit }). Select them and confirm.
}
learn-do-lose = Choose { $card }: the others are needed more.
learn-do-hit = Your dilemma hits somebody in your opponent's team, and you choose who: { $card }, for instance.
learn-do-order = The order is good as it is. Confirm.
learn-do-act = { $what }.
learn-do-choose = Choose “{ $what }”.
learn-do-yes = Say yes.
learn-do-no = You can say no.
learn-do-pass = Pass.
learn-do-any = Answer the question as you like.

## The end
learn-end-done = Well done: you know the game
    .text = You have completed a mission and chosen dilemmas for your opponent. Everything else in the game builds on that.
learn-end-won = You have won
    .text = 100 points, with a planet and a space mission completed. You do not need a coach any more.
learn-end-lost = The game is over
    .text = You did not win this time, but you have seen everything a game is made of. Try another one.
learn-end-learned = What you have learned
learn-end-next = Finish this game, try a starter deck against the computer, or look at the decks.
learn-end-play-on = Play on
learn-end-game = Another game
learn-end-decks = Decks
