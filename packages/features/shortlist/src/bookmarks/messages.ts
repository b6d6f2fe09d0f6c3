import type { BookmarkKind } from '../bookmark-atoms'

/** The words of the page of bookmarks. */
export const messages = {
  title: 'Bookmarks',
  standfirst: 'What you keep for later, with notes that nobody else can read.',
  tabsLabel: 'Kinds',
  tabs: {
    school: 'Schools',
    product: 'Tuitions and activities',
    job: 'Jobs',
    blog: 'Blogs',
  } satisfies Record<BookmarkKind, string>,
  noteOn: (name: string) => `Note on ${name}`,
  addNote: 'Add a note',
  noteNotSaved: 'The note could not be saved. Leave the field once more to try again.',
  removed: 'Removed.',
  undo: 'Undo',
  undoOf: (name: string) => `Undo: keep ${name}`,
  empty: {
    school: {
      title: 'No school is bookmarked yet',
      text: 'Press the bookmark beside a school, and it waits for you here.',
      action: 'Look through schools',
    },
    product: {
      title: 'No tuition, activity, camp or workshop is bookmarked yet',
      text: 'Press the bookmark beside one, and it waits for you here.',
      action: 'Look beyond school',
    },
    job: {
      title: 'No job is bookmarked yet',
      text: 'Press the bookmark beside a post, and it waits for you here.',
      action: 'Look through jobs',
    },
    blog: {
      title: 'No blog is bookmarked yet',
      text: 'Press the bookmark under a blog, and it waits for you here.',
      action: 'Read blogs',
    },
  } satisfies Record<BookmarkKind, { title: string; text: string; action: string }>,
  pastTheEnd: 'This page is past the end of your bookmarks',
  firstPage: 'To the first page',
  waiting: 'Bookmarks are on their way',
} as const
