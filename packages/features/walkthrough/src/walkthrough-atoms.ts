import { clearOnSignOut, storedAtom } from '@edbazaar/feature-platform'
import { atom } from 'jotai'

/** Index of the current step; null while only the prompt shows. */
export const stepAtom = atom<number | null>(null)

/** Whether the user has dismissed the prompt in this browser. Cleared on sign-out. */
export const isPromptDismissedAtom = storedAtom<boolean>('is-walkthrough-dismissed', {
  initial: false,
  isValue: (stored) => typeof stored === 'boolean',
})
clearOnSignOut(isPromptDismissedAtom)
