import type { ProductKind } from '@edbazaar/api-client'

/** In which part of EdBazaar each kind is listed: its filters are that part's. */
export const sectionOf = {
  tuition: 'tuitions',
  activity: 'activities',
  camp: 'camps',
  workshop: 'workshops',
} as const satisfies Record<ProductKind, string>
