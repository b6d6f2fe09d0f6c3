import { storedAtom } from '@edbazaar/feature-shell'

/** Whether somebody has dismissed the popup, or has sent it: it never comes again. */
export const isExitSettledAtom = storedAtom<boolean>('dismissedExit', {
  initial: false,
  isValue: (stored) => typeof stored === 'boolean',
})
