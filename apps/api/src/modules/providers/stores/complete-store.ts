import { AppError, refused } from '../../../app-error.ts'
import type { StoreRow } from './store-fields.ts'

type Parts = Pick<StoreRow, 'isActive' | 'city' | 'lat' | 'mobile' | 'email'>

const hasPlace = (store: Parts) => store.lat !== null
const hasContact = (store: Parts) => store.mobile !== null || store.email !== null

/** The field that the owner fills in, and what they do. */
const steps = {
  location: { field: 'place', todo: 'choose its location' },
  contact: { field: 'mobile', todo: 'add a mobile number or an email' },
} as const

/** The parts that a store lacks before parents see it. */
export const missingFor = (store: Parts): ('location' | 'contact')[] => [
  ...(hasPlace(store) ? [] : (['location'] as const)),
  ...(hasContact(store) ? [] : (['contact'] as const)),
]

/**
 * A store needs a place and a contact before parents see it. Throws `invalid_request`, naming what
 * is missing. Shown stores that never had them can still be edited.
 */
export function requireComplete(before: Parts, after: Parts): void {
  if (!after.isActive) return
  if (before.isActive) {
    if (hasPlace(before) && !hasPlace(after))
      throw refused(
        'city',
        `No place in India matches “${after.city}”. Choose its location instead.`,
      )
    return
  }
  const missing = missingFor(after).map((part) => steps[part])
  if (missing.length === 0) return
  const todo = missing.map((step) => step.todo).join(' and ')
  const msg = `Before parents can see this store, ${todo}.`
  throw new AppError(
    'invalid_request',
    msg,
    missing.map(({ field }) => ({ field, msg })),
  )
}
