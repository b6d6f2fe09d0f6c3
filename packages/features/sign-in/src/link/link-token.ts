import { paths } from '@edbazaar/feature-shell'
import { atom } from 'jotai'

/** The token of the link that opened this page, until it is used; no address shows it. */
export const linkTokenAtom = atom<string | null>(null)

const opened: readonly string[] = [
  paths.home,
  paths.resetPassword,
  paths.confirmEmail,
  paths.loginByLink,
]

/**
 * Takes the token of a link out of the address bar and the history; null where there is none. To be
 * called before anything else reads the address.
 */
export function takeLinkToken(basePath: string): string | null {
  const url = new URL(window.location.href)
  const token = url.searchParams.get('token')
  const path = url.pathname.slice(basePath.length).replace(/\/+$/, '') || paths.home
  if (token === null || !opened.includes(path)) return null
  url.searchParams.delete('token')
  window.history.replaceState(null, '', url.pathname + url.search + url.hash)
  return token
}
