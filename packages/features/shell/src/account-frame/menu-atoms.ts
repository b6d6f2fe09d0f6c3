import { storedAtom } from '@edbazaar/feature-platform'

/** Whether the side menu shows only icons. */
export const isMenuCollapsedAtom = storedAtom<boolean>('is-menu-collapsed', {
  initial: false,
  isDeviceSetting: true,
  isValue: (stored) => typeof stored === 'boolean',
})

/** The same on pages with panes, which need the width: there it shows only icons at first. */
export const isMenuCollapsedOnPanesAtom = storedAtom<boolean>('is-menu-collapsed-on-panes', {
  initial: true,
  isDeviceSetting: true,
  isValue: (stored) => typeof stored === 'boolean',
})
