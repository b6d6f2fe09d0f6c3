import { AppError, refused } from '../../../app-error.ts'
import type { StoreRow } from './store-fields.ts'

type Parts = Pick<StoreRow, 'isActive' | 'city' | 'lat' | 'mobile' | 'email'>

const hasPlace = (store: Parts) => store.lat !== null
const hasContact = (store: Parts) => store.mobile !== null || store.email !== null

const steps = { place: 'choose its location', mobile: 'add a mobile number or an email' } as const

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
  const missing: (keyof typeof steps)[] = []
  if (!hasPlace(after)) missing.push('place')
  if (!hasContact(after)) missing.push('mobile')
  if (missing.length === 0) return
  const todo = missing.map((field) => steps[field]).join(' and ')
  const msg = `Before parents can see this store, ${todo}.`
  throw new AppError(
    'invalid_request',
    msg,
    missing.map((field) => ({ field, msg })),
  )
}
