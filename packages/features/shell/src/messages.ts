import type { PageMeta } from './page-meta'

/** The sentences of the frame and of the pages that stand in for one that can't be shown. */
export const messages = {
  earStart: 'Schools, tuitions, activities, camps and workshops across India',
  search: 'Search',
  footerNote:
    'Facts on EdBazaar carry their source and date. Where a school has told us nothing, we say “not provided”. Images are drawn from each school’s name where it has sent none.',
  notFoundTitle: 'There is nothing at this address',
  notFoundText:
    'The page may have moved, or the address may hold a slip. Search for what you need, or look through the schools.',
  forbiddenTitle: 'This page is not yours to see',
  forbiddenText: 'Your account may not open it. If you think it should, write to us.',
  write: 'Write to us',
  failedTitle: 'This page did not load',
  failedText: 'The fault is ours, and it has been noted. Please try once more in a moment.',
  offlineTitle: 'The connection is gone',
  offlineText: 'EdBazaar could not be reached. Check the connection, then try once more.',
  busyTitle: 'EdBazaar is busy just now',
  busyText: 'Too much is asked at once. Please try once more in a moment.',
  retry: 'Retry',
  allSchools: 'All schools',
  goHome: 'Go to the front page',
} as const

/** What the tab and search engines are told of a page that can't be shown. */
export function statusMeta(status: number): PageMeta {
  const title = statusWords(status).title
  return { title, description: title, canonicalPath: null, isHidden: true }
}

/** The status of a page whose data the browser could not reach. */
export const unreachable = 504

/** Why there is no page, by its HTTP status. */
export function statusWords(status: number): { title: string; text: string } {
  if (status === 404) return { title: messages.notFoundTitle, text: messages.notFoundText }
  if (status === 403) return { title: messages.forbiddenTitle, text: messages.forbiddenText }
  if (status === unreachable) return { title: messages.offlineTitle, text: messages.offlineText }
  if (status === 503) return { title: messages.busyTitle, text: messages.busyText }
  return { title: messages.failedTitle, text: messages.failedText }
}
