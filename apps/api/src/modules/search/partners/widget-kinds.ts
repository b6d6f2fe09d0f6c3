/** What a search box of another site may be for, in the words of its attribute. */
export type WidgetKind = 'all' | 'schools' | keyof typeof productKinds

/** The kind of product that each of them means. */
export const productKinds = {
  tuitions: 'tuition',
  activities: 'activity',
  camps: 'camp',
  workshops: 'workshop',
} as const

export type ProductKind = (typeof productKinds)[keyof typeof productKinds]

/** Which of the kinds of the results page shows them. */
export function resultKind(kind: WidgetKind): 'all' | 'schools' | 'products' {
  return kind === 'all' || kind === 'schools' ? kind : 'products'
}
