import { atom } from 'jotai'
import { paths } from '../links/paths'

/** The token of the link that opened this page, until a page takes it. It is not in the URL. */
export const linkTokenAtom = atom<string | null>(null)

const linkPages: readonly string[] = [
  paths.home,
  paths.resetPassword,
  paths.confirmEmail,
  paths.loginByLink,
  paths.memberInvitation,
  paths.enquiry,
  paths.enquiryConfirmation,
  paths.newsletterConfirmation,
  paths.newsletterUnsubscription,
  paths.jobAlertConfirmation,
  paths.jobAlertRenewal,
  paths.jobAlertEnd,
  paths.jobReminderEnd,
]

/**
 * Moves the link's token from the address bar to `history.state`, which survives a refresh, and returns
 * it, or null if there is none. Call it before anything else reads the URL.
 */
export function takeLinkToken(basePath: string): string | null {
  const url = new URL(window.location.href)
  const token = url.searchParams.get('token')
  const path = url.pathname.slice(basePath.length).replace(/\/+$/, '') || paths.home
  if (token === null || !linkPages.includes(path)) return null
  url.searchParams.delete('token')
  window.history.replaceState({ linkToken: token }, '', url.pathname + url.search + url.hash)
  return token
}
