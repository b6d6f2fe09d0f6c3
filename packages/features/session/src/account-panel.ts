import { storedAtom } from '@edbazaar/feature-shell'
import { atom } from 'jotai'
import { RESET } from 'jotai/utils'

/**
 * Panels of the account, of which one at most stands open: the sign-in modal on either of its
 * sides, the standalone register popup, the news that one is registered, the choice between school
 * and store, the popup of those who leave, and the Profile dropdown where it is to open by itself.
 */
export type AccountPanel =
  | 'sign-in'
  | 'register'
  | 'register-popup'
  | 'registered'
  | 'institution'
  | 'exit'
  | 'profile'

export const accountPanelAtom = atom<AccountPanel | null>(null)

const longestPath = 2000

/** A page of ours: never another site, however it is written. */
const isPath = (stored: unknown): stored is string | null =>
  stored === null ||
  (typeof stored === 'string' &&
    stored.length <= longestPath &&
    /^\/(?![/\\])/.test(stored) &&
    !/[\p{Cc}\\]/u.test(stored))

/** Where one wanted to go when asked to sign in: an address without BASE_PATH. */
export const redirectPathAtom = storedAtom<string | null>('selected-redirect-path', {
  initial: null,
  isValue: isPath,
})

/** Opens a panel, and remembers where to go on after it, if anywhere. */
const askingWith = (panel: AccountPanel) =>
  atom(null, (_, set, redirectPath: string | null) => {
    set(redirectPathAtom, isPath(redirectPath) && redirectPath !== null ? redirectPath : RESET)
    set(accountPanelAtom, panel)
  })

/** Asks to sign in: those who want what only users have. */
export const askToSignInAtom = askingWith('sign-in')

/** Asks to sign in or register to continue: visitors in the middle of something. */
export const askToContinueAtom = askingWith('register-popup')
