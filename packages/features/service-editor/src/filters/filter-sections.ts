import type { ProductKind } from '@edbazaar/api-client'

/** The filter section of each product kind. */
export const sectionOf = {
  tuition: 'tuitions',
  activity: 'activities',
  camp: 'camps',
  workshop: 'workshops',
} as const satisfies Record<ProductKind, string>
