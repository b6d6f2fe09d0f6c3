/** The seats of a batch that are taken or kept, by kind. */
export interface SeatCount {
  /** Bookings of the term, confirmed or held. */
  readonly booked: number
  readonly offered: number
  /** The most drop-ins in one of the sessions to come. */
  readonly dropIns: number
  /** Start of the first and the last session that take place. */
  readonly first: string | null
  readonly last: string | null
  /** Whether a hold, a request or an offer is to end now. */
  readonly isDue: boolean
  /** Whether a family waits for a seat. */
  readonly hasWaitingFamilies: boolean
  /** Whether a session's stored number of trial classes is out of date. */
  readonly areTrialsStale: boolean
}
