import type { FlowGuide } from '@edbazaar/feature-stories'

export const guide: FlowGuide = {
  lead: 'What somebody keeps for later, kind by kind, each with a note that nobody else can read.',
  use: [
    '`/bookmarks?kind=job&page=2`, for whoever is signed in and has permission 3; from the Profile menu.',
    'Things come here through the bookmark beside a school, product, job or blog.',
  ],
  avoid: [
    'Setting schools side by side: Compare. That needs no account.',
    'A visitor who presses a bookmark is asked by “Sign In or Register to Continue”, and what was pressed is kept afterwards: Sign in, Panels.',
    'Providers never see who has bookmarked them.',
  ],
  anatomy: [
    { part: 'Tabs', text: 'Schools, Tuitions and activities, Jobs, Blogs, each with its count.' },
    { part: 'Rows', text: 'As the lists show them, with Bookmark and Compare.' },
    { part: 'Note', text: '“Add a note”, or the note, which becomes a field where it is pressed.' },
    { part: 'Removed', text: 'In the row’s place “Removed.” and “Undo”, until the page is left.' },
    { part: 'Nothing', text: 'What to press, and where to look for it.' },
  ],
  keyboard: [
    { keys: 'Enter Space', does: 'On a bookmark: keeps or lets go. On a note: opens its field.' },
    { keys: 'Tab', does: 'Leaves the note, which saves it if it was changed.' },
  ],
  accessibility: [
    'A bookmark is a toggle that names its thing: “Bookmark Vidya Niketan, pressed”.',
    'Note and Undo name their thing too.',
    'Tabs keep their width while the counts are on their way; “Loading bookmarks” is said meanwhile.',
    'A note that could not be saved says so beside its field, and stays.',
  ],
  dos: [
    { text: 'Mark at once, and put it back with a word where it could not be saved.' },
    { text: 'Give back the note with what is had back.' },
    { text: 'Keep every tab of the browser alike.' },
  ],
  donts: [
    { text: 'Do not ask before removing: Undo is kinder.' },
    { text: 'Do not lose a note where the session ends while it is typed.' },
    { text: 'Do not tell a provider what is kept or noted.' },
  ],
}
