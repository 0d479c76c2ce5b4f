# The panel about the decks and the goal, and the hints.

start-title = This game
start-you = You play
start-against = Against { $who }
start-own-deck = A deck of their own
start-my-deck = Your own deck
start-begin = Got it
start-goal = Goal
start-goal-text = Be the first to have { $points } points with { $kinds } completed.
start-goal-Planet = a planet mission
start-goal-Space = a space mission
start-goal-Headquarters = a headquarters
start-and = {" and "}
start-turn =
    Each turn: spend { $n } { $n ->
        [one] counter
       *[other] counters
    } on cards, then give orders: beam up, fly, attempt a mission.
hint-web-title = Hint: what an Admiral would do
hint-thinking = Thinking…
hint-do = Do this
hint-web-chance = { $n } % chance to win
hint-web-then = Then: { $steps }.
hint-web-positions =
    { $n ->
        [one] It looked at one position.
       *[other] It looked at { $n } positions.
    }
hint-web-thumb = By rules of thumb, without looking ahead.
