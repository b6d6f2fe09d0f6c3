import type { OwnContentState } from '@edbazaar/feature-editing/own-content'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'

/** Texts of the user's own blogs. */
export const messages = defineMessages('blogs/my-blogs', import.meta.glob('./locales/*.po'), {
  title: msg`My Blogs`,
  standfirst: msg`Blogs you have written for EdBazaar, and their status.`,
  toVideos: msg`My Videos`,
  updated: (day: string) => msg`Updated on ${day}`,
  publishedOn: (day: string) => msg`Published on ${day}`,
  scheduledFor: (day: string) => msg`Scheduled for ${day}`,
  emptyTitle: msg`You have not written a blog yet`,
  emptyText: msg`Your drafts, blogs in review and published blogs will appear here.`,
  emptyOf: {
    draft: msg`You have no drafts`,
    review: msg`You have no blogs in review`,
    changes: msg`None of your blogs needs changes`,
    published: msg`You have no published blogs yet`,
    removed: msg`You have no removed blogs`,
  } satisfies Record<NonNullable<OwnContentState['status']>, MessageDescriptor>,
  readBlogs: msg`Read blogs`,
  write: msg`Write a blog`,
  untitled: msg`Untitled blog`,
  read: msg`Read it`,
  openComments: (count: number) =>
    msg`${plural(count, { one: `# open comment`, other: `# open comments` })}`,
  pastTheEnd: msg`There are no blogs on this page`,
  loading: msg`Loading your blogs`,
})
