import { atom } from 'jotai'
import { RESET } from 'jotai/utils'
import { storedAtom } from '../storage/stored-atom'

/**
 * Account panels, of which at most one is open: the sign-in modal with either of its panels, its second
 * step, the
 * standalone register popup, the registration success popup, the institution choice, the exit popup,
 * and the Profile dropdown when it opens automatically.
 */
export type AccountPanel =
  | 'sign-in'
  | 'second-step'
  | 'register'
  | 'register-popup'
  | 'registered'
  | 'institution'
  | 'exit'
  | 'profile'

export const accountPanelAtom = atom<AccountPanel | null>(null)

const longestPath = 2000

/** Whether a value is a path of this site. Rejects every spelling of an external URL. */
const isPath = (stored: unknown): stored is string | null =>
  stored === null ||
  (typeof stored === 'string' &&
    stored.length <= longestPath &&
    /^\/(?![/\\])/.test(stored) &&
    !/[\p{Cc}\\]/u.test(stored))

/** The path to continue to after signing in, without BASE_PATH. */
export const redirectPathAtom = storedAtom<string | null>('selected-redirect-path', {
  initial: null,
  isValue: isPath,
})

/** Creates an atom that opens a panel and stores the path to continue to, if any. */
const openPanelWithRedirect = (panel: AccountPanel) =>
  atom(null, (_, set, redirectPath: string | null) => {
    set(redirectPathAtom, isPath(redirectPath) && redirectPath !== null ? redirectPath : RESET)
    set(accountPanelAtom, panel)
  })

/** Opens the sign-in modal for a feature that needs an account. */
export const askToSignInAtom = openPanelWithRedirect('sign-in')

/** Opens the standalone register popup for visitors in the middle of a task. */
export const askToContinueAtom = openPanelWithRedirect('register-popup')
