import type { BlogStatus } from './my-blogs-state'

/** The words of the page of one's own blogs. */
export const messages = {
  title: 'My Blogs',
  standfirst: 'What you have written for EdBazaar, and how far it has come.',
  tabsLabel: 'How far they have come',
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
  changed: (day: string) => `Changed on ${day}`,
  publishedOn: (day: string) => `Published on ${day}`,
  comesOut: (day: string) => `Comes out on ${day}`,
  emptyTitle: 'You have not written a blog yet',
  emptyText:
    'What is published under your name stands here, with drafts and what our editors read.',
  emptyOf: {
    draft: 'You have no drafts',
    review: 'Nothing of yours is in review',
    published: 'Nothing of yours is published yet',
  } satisfies Record<BlogStatus, string>,
  readBlogs: 'Read blogs',
  showAll: 'Show all of them',
  pastTheEnd: 'This page is past the end of your blogs',
  firstPage: 'To the first page',
  waiting: 'Your blogs are on their way',
} as const
