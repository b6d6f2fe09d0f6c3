import type { BookableBatch } from './load-product'

/** The id of the section of batches, to which the price card links. */
export const batchesId = 'batches'

/** Whether a seat of a batch can be booked, or its waitlist joined. */
export const isOpen = ({
  can_book: canBook,
  state,
  seats_left: left,
  has_waitlist,
}: BookableBatch) => canBook && state === 'open' && (left > 0 || has_waitlist)
