/** The values that every email to a parent about a batch needs. */
export interface BookingEmail {
  readonly email: string
  readonly product: string
  readonly batch: string
  /** The store. */
  readonly listing: string
  /** The page for the parent. */
  readonly url: string
}

export const bookingFooter =
  'You received this email because you booked or asked for a seat on EdBazaar.'
export const waitlistFooter = 'You received this email because you are on a waitlist on EdBazaar.'

/** Anaya, Kabir and Diya */
export const namesOf = (names: readonly string[]): string => {
  const [last, ...others] = names.toReversed()
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} and ${last}`
}
