import type { ProductKind } from '../../catalogue/products/product-kinds.ts'

/** The kinds that a widget can search, as its attribute names them. */
export type WidgetKind = 'all' | 'schools' | keyof typeof productKindOf

/** The product kind of each. */
export const productKindOf = {
  tuitions: 'tuition',
  activities: 'activity',
  camps: 'camp',
  workshops: 'workshop',
} as const satisfies Readonly<Record<string, ProductKind>>

/** The kind on the results page. */
export function resultKind(kind: WidgetKind): 'all' | 'schools' | 'products' {
  return kind === 'all' || kind === 'schools' ? kind : 'products'
}
