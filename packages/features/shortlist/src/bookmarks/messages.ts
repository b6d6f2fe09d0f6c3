import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'
import type { BookmarkKind } from '../bookmark-atoms'

interface EmptyMessages {
  title: MessageDescriptor
  text: MessageDescriptor
  action: MessageDescriptor
}

export const messages = defineMessages('shortlist/bookmarks', import.meta.glob('./locales/*.po'), {
  title: msg`Bookmarks`,
  standfirst: msg`What you saved for later, with notes that only you can see.`,
  tabsLabel: msg`Types of bookmarks`,
  tabs: {
    school: msg`Schools`,
    product: msg`Tuitions and activities`,
    job: msg`Jobs`,
    blog: msg`Blogs`,
  } satisfies Record<BookmarkKind, MessageDescriptor>,
  noteOn: (name: string) => msg`Note on ${name}`,
  addNote: msg`Add a note`,
  noteNotSaved: msg`Could not save the note. Leave the field again to retry.`,
  removed: msg`Removed.`,
  undo: msg`Undo`,
  undoOf: (name: string) => msg`Undo: bookmark ${name} again`,
  empty: {
    school: {
      title: msg`No schools bookmarked yet`,
      text: msg`Select the bookmark beside a school to save it here.`,
      action: msg`Browse schools`,
    },
    product: {
      title: msg`No tuitions, activities, camps or workshops bookmarked yet`,
      text: msg`Select the bookmark beside a listing to save it here.`,
      action: msg`Browse beyond school`,
    },
    job: {
      title: msg`No jobs bookmarked yet`,
      text: msg`Select the bookmark beside a job to save it here.`,
      action: msg`Browse jobs`,
    },
    blog: {
      title: msg`No blogs bookmarked yet`,
      text: msg`Select the bookmark below a blog to save it here.`,
      action: msg`Read blogs`,
    },
  } satisfies Record<BookmarkKind, EmptyMessages>,
  unavailable: msg`No longer shown`,
  reasons: {
    hidden: msg`Not shown at the moment`,
    deleted: msg`No longer on EdBazaar`,
  },
  yourNote: (note: string) => msg`Your note: ${note}`,
  pastTheEnd: msg`You have no bookmarks on this page`,
  firstPage: msg`Go to the first page`,
  waiting: msg`Loading bookmarks`,
})
