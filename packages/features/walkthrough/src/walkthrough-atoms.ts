import { clearOnSignOut, storedAtom } from '@edbazaar/feature-platform'

/** Whether the user has dismissed the prompt in this browser. Cleared on sign-out. */
export const isPromptDismissedAtom = storedAtom<boolean>('is-walkthrough-dismissed', {
  initial: false,
  isValue: (stored) => typeof stored === 'boolean',
})
clearOnSignOut(isPromptDismissedAtom)
