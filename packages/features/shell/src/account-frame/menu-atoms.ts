import { storedAtom } from '@edbazaar/feature-platform'

/** Whether the side menu shows only icons. */
export const isMenuCollapsedAtom = storedAtom<boolean>('is-menu-collapsed', {
  initial: false,
  isDeviceSetting: true,
  isValue: (stored) => typeof stored === 'boolean',
})
