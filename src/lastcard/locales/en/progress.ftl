# How one plays over time, from the reviews of one's matches.

progress-title = Your progress
progress-back = Back to your page
progress-about = How well you choose and how lucky you are, counted from the reviews of your matches. Only you see this.
progress-none = No match of this game was reviewed yet. Open one of your matches and have it reviewed; from then on it is counted here.
progress-to-matches = To your matches
progress-loss = Points lost per choice
progress-loss-about = How much more the best move was worth than yours, on average. The true value lies in the shaded band with a certainty of 95 %. Lower is better.
progress-loss-now = { $loss } points lost per choice (between { $low } and { $high }), in { $choices } choices of { $matches } matches.
progress-kinds = By kind of choice
progress-luck = Luck in each match
progress-luck-about = What the cards and the others brought you, in points. Over many matches it evens out.
progress-luck-sum = { $points } points of luck in { $matches } matches.
progress-rating = Rating after each rated match
progress-rating-about = It goes by what you have surely shown, and is written down since this page exists.
progress-table = As a table
progress-when = When
progress-matches = Matches
progress-choices = Choices
progress-lost = Points lost per choice
progress-interval = Between
progress-points = Points
progress-kind-head = Kind of choice
progress-others = Counted are reviews by { $reference }; { $count } by other reference players cannot be compared with them.
progress-json = For programs (JSON)
progress-csv = As a table (CSV)
progress-export = Download
progress-kind =
    { $kind ->
        [leading] leading
        [answering] answering
        [passing] passing
        [gangs] playing a gang
        [last-card] facing a last card
        [exchange] giving a card
        [putting] putting a card
        [taking] taking cards
       *[other] { $kind }
    }
