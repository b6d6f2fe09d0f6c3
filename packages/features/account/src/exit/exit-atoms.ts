import { storedAtom } from '@edbazaar/feature-platform'

/** Whether the user has dismissed or sent the exit popup. It does not open again. */
export const isExitPopupDismissedAtom = storedAtom<boolean>('dismissedExit', {
  initial: false,
  isDeviceSetting: true,
  isValue: (stored) => typeof stored === 'boolean',
})
