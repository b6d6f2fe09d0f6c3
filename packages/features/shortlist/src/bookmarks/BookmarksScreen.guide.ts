import type { FlowGuide } from '@edbazaar/feature-shell/stories'

export const guide: FlowGuide = {
  lead: 'The records a user has saved for later, one kind at a time, each with a private note.',
  use: [
    '`/bookmarks?kind=job&page=2`, for signed-in users with the `bookmarks` permission; linked from the Profile menu.',
    'Users add records with the bookmark button of a school, product, job or blog.',
  ],
  avoid: [
    'Comparing schools side by side: use Compare, which needs no account.',
    'A visitor who presses a bookmark sees “Sign In or Register to Continue”, and the bookmark is saved after signing in: see Sign in, Panels.',
    'Providers never see who has bookmarked them.',
  ],
  anatomy: [
    { part: 'Tabs', text: 'Schools, Tuitions and activities, Jobs, Blogs, each with its count.' },
    { part: 'Rows', text: 'The same rows as in the lists, with Bookmark and Compare.' },
    { part: 'Note', text: '“Add a note”, or the note. Pressing it opens a field.' },
    {
      part: 'Removed',
      text: '“Removed.” and “Undo” in place of the note, until the user leaves the page.',
    },
    { part: 'Empty state', text: 'How to bookmark a record, and a link to the list.' },
  ],
  keyboard: [
    {
      keys: 'Enter Space',
      does: 'On a bookmark: adds or removes it. On a note: opens its field.',
    },
    { keys: 'Tab', does: 'Leaves the note and saves it if it has changed.' },
  ],
  accessibility: [
    'A bookmark is a toggle button that names its record: “Bookmark Vidya Niketan, pressed”.',
    'Note and Undo also name their record.',
    'Tabs keep their width while counts load, and “Loading bookmarks” is announced.',
    'A note that could not be saved shows an error beside its field and stays in the field.',
  ],
  dos: [
    { text: 'Show the change at once, and revert it with a message if it could not be saved.' },
    { text: 'Restore the note when a removal is undone.' },
    { text: 'Keep all browser tabs in sync.' },
  ],
  donts: [
    { text: 'Do not ask for confirmation before removing a bookmark; offer Undo instead.' },
    { text: 'Do not lose a note when the session expires while the user is typing.' },
    { text: 'Do not show bookmarks or notes to providers.' },
  ],
}
