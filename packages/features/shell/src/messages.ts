import type { PageMeta } from './page-meta'

/** Texts of the frame and of the error pages. */
export const messages = {
  topStripStart: 'Schools, tuitions, activities, camps and workshops across India',
  search: 'Search',
  footerNote:
    'Facts on EdBazaar show their source and date. Where a school has not provided a fact, we show “Not provided”. Where a school has not uploaded images, we generate one from its name.',
  notFoundTitle: 'Page not found',
  notFoundText:
    'The page may have moved, or the address may be mistyped. Search for what you need, or browse all schools.',
  forbiddenTitle: 'You do not have access to this page',
  forbiddenText:
    'Your account does not have permission to open it. If you think it should, write to us.',
  write: 'Write to us',
  failedTitle: 'This page did not load',
  failedText: 'Something went wrong on our side, and we have logged it. Try again in a moment.',
  offlineTitle: 'You are offline',
  offlineText: 'We could not reach EdBazaar. Check your connection, then try again.',
  busyTitle: 'EdBazaar is busy',
  busyText: 'Too many requests. Try again in a minute.',
  retry: 'Retry',
  allSchools: 'All schools',
  goHome: 'Go to the front page',
} as const

/** The title and description of an error page. */
export function statusMeta(status: number): PageMeta {
  const title = statusText(status).title
  return { title, description: title, canonicalPath: null, isHidden: true }
}

/** The status of a page when the browser could not reach the API. */
export const unreachable = 504

/** The title and text of an error page, by HTTP status. */
export function statusText(status: number): { title: string; text: string } {
  if (status === 404) return { title: messages.notFoundTitle, text: messages.notFoundText }
  if (status === 403) return { title: messages.forbiddenTitle, text: messages.forbiddenText }
  if (status === unreachable) return { title: messages.offlineTitle, text: messages.offlineText }
  if (status === 503) return { title: messages.busyTitle, text: messages.busyText }
  return { title: messages.failedTitle, text: messages.failedText }
}
