/** A child of the caller, with what limits its bookings. */
export interface BookingChild {
  readonly id: number
  readonly name: string
  readonly bornOn: string | null
  /** Holds and requests that are open, in any batch. */
  readonly open: number
  /** Trial classes that the child missed without notice. */
  readonly missed: number
  /** The state of a live booking of the term in this batch. */
  readonly termState: 'requested' | 'held' | 'confirmed' | null
  /** Whether it has or had a trial class of this product. */
  readonly hasTrial: boolean
}
