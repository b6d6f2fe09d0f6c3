import type { ProductKind } from '@edbazaar/api-client'

/** The sections with shortcuts on the front page, in their order. */
export const shortcutSections = ['tuitions', 'activities', 'camps', 'workshops'] as const
export type ShortcutSection = (typeof shortcutSections)[number]

/** What each section lists. */
export const kinds: Readonly<Record<ShortcutSection, ProductKind>> = {
  tuitions: 'tuition',
  activities: 'activity',
  camps: 'camp',
  workshops: 'workshop',
}

/** The filter values that each section's shortcuts select (section 9). */
export const shortcuts: Readonly<Record<ShortcutSection, readonly number[]>> = {
  tuitions: [35, 26, 27, 36, 39, 24, 17],
  activities: [62, 63, 109, 112, 45, 60, 68],
  camps: [87, 129, 102],
  workshops: [70, 171, 85],
}

/** The filter values of schools that the shortcuts by age select (section 9). */
export const ageShortcuts = { kindergarten: 3, online: 6, boarding: 7 } as const

/** A list with one filter value selected and no other. */
export const listWith = (path: string, filterValue: number) => `${path}?filter_ids=${filterValue}`
