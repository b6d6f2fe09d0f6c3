import { clearOnSignOut } from '@edbazaar/feature-session'
import { storedAtom } from '@edbazaar/feature-shell'
import { atom } from 'jotai'

/** Which step is shown, from 0; null while there is only the question. */
export const stepAtom = atom<number | null>(null)

/** Whether this user has put the question away in this browser, for now. */
export const isPutOffAtom = storedAtom<boolean>('is-walkthrough-put-off', {
  initial: false,
  isValue: (stored) => typeof stored === 'boolean',
})
clearOnSignOut(isPutOffAtom)
