/** The kinds that a widget can search, as its attribute names them. */
export type WidgetKind = 'all' | 'schools' | keyof typeof productKinds

/** The product kind of each. */
export const productKinds = {
  tuitions: 'tuition',
  activities: 'activity',
  camps: 'camp',
  workshops: 'workshop',
} as const

export type ProductKind = (typeof productKinds)[keyof typeof productKinds]

/** The kind on the results page. */
export function resultKind(kind: WidgetKind): 'all' | 'schools' | 'products' {
  return kind === 'all' || kind === 'schools' ? kind : 'products'
}
