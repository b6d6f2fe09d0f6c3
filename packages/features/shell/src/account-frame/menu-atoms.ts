import { storedAtom } from '@edbazaar/feature-platform'

/** Whether the side menu shows only icons. */
export const isMenuCollapsedAtom = storedAtom<boolean>('is-menu-collapsed', {
  initial: false,
  isDeviceSetting: true,
  isValue: (stored) => typeof stored === 'boolean',
})

/** Whether the side menu shows only icons on pages with panes. It does at first, because panes need the width. */
export const isMenuCollapsedOnPanesAtom = storedAtom<boolean>('is-menu-collapsed-on-panes', {
  initial: true,
  isDeviceSetting: true,
  isValue: (stored) => typeof stored === 'boolean',
})
