# The place to study: one's own matches, with notes and tags.

study-progress = Your progress
study-file = Open a record file

study-matches = Your matches
study-search = Search
study-search-about = Names, notes and tags
study-filters = Filters
study-company =
    { $company ->
        [people] With people
       *[bots] Bots only
    }
study-result =
    { $result ->
        [won] Won
       *[lost] Lost
    }
study-when = When
study-days =
    { $days ->
        [7] Last 7 days
        [30] Last 30 days
        [365] Last 365 days
       *[0] Any time
    }
study-any-speed = Any speed
study-tagged = Tag: { $tag }
study-clear = Clear all
study-found =
    { $count ->
        [0] No match
        [one] One match
       *[other] { $count } matches
    }
study-none = Matches you have finished are kept here, to be looked at again. There is none yet.
study-play = Play one now
study-none-fit = No match fits. Try fewer words or filters.
study-more = Show more

# One match in the list; for those who hear the page: what a button does, and to which match.
study-of-match = { $what }: { $game }, { $date }
study-replay = Replay
study-record = Download the record

study-note = Note
study-note-about = Only you can read it.
study-note-write = Write a note
study-note-change = Change the note
study-signs = { $signs } of { $most } signs
study-save = Save
study-cancel = Cancel
study-tag-new = New tag
study-tag-add = Add a tag
study-tag-remove = Remove the tag “{ $tag }”

study-note-kept = The note is kept.
study-note-removed = The note is removed.
study-tag-added = The tag “{ $tag }” is added.
study-tag-removed = The tag “{ $tag }” is removed.
study-undo = Undo
study-undone = It is as before.
