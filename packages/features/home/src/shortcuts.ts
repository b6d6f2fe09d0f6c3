import type { ProductKind } from '@edbazaar/api-client'

/** The sections with shortcuts on the home page, in display order. */
export const shortcutSections = ['tuitions', 'activities', 'camps', 'workshops'] as const
export type ShortcutSection = (typeof shortcutSections)[number]

/** The product kind of each section. */
export const kinds: Readonly<Record<ShortcutSection, ProductKind>> = {
  tuitions: 'tuition',
  activities: 'activity',
  camps: 'camp',
  workshops: 'workshop',
}

/** Filter values of each section's shortcuts (specification, section 9). */
export const shortcuts: Readonly<Record<ShortcutSection, readonly number[]>> = {
  tuitions: [35, 26, 27, 36, 39, 24, 17],
  activities: [62, 63, 109, 112, 45, 60, 68],
  camps: [87, 129, 102],
  workshops: [70, 171, 85],
}

/** Filter values of the school shortcuts by age (specification, section 9). */
export const ageShortcuts = { kindergarten: 3, online: 6, boarding: 7 } as const

/** The path of a list with exactly one filter value selected. */
export const listWith = (path: string, filterValue: number) => `${path}?filter_ids=${filterValue}`
