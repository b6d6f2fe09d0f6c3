import type { BlogStatus } from './my-blogs-state'

/** Texts of the user's own blogs. */
export const messages = {
  title: 'My Blogs',
  standfirst: 'Blogs you have written for EdBazaar, and their status.',
  tabsLabel: 'Status',
  all: 'All',
  tabs: {
    draft: 'Drafts',
    review: 'In review',
    published: 'Published',
  } satisfies Record<BlogStatus, string>,
  states: {
    draft: 'Draft',
    review: 'In review',
    published: 'Published',
  } satisfies Record<BlogStatus, string>,
  updated: (day: string) => `Updated on ${day}`,
  publishedOn: (day: string) => `Published on ${day}`,
  scheduledFor: (day: string) => `Scheduled for ${day}`,
  emptyTitle: 'You have not written a blog yet',
  emptyText: 'Your drafts, blogs in review and published blogs will appear here.',
  emptyOf: {
    draft: 'You have no drafts',
    review: 'You have no blogs in review',
    published: 'You have no published blogs yet',
  } satisfies Record<BlogStatus, string>,
  readBlogs: 'Read blogs',
  showAll: 'Show all',
  pastTheEnd: 'There are no blogs on this page',
  firstPage: 'Go to the first page',
  loading: 'Loading your blogs',
} as const
