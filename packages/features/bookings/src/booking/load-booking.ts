import { answerOf, type ConsentNotice, type MyBookingDetail } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

export interface LoadedBooking extends MyBookingDetail {
  /** To agree to when confirming held seats; null if that was done with the request. */
  notice: ConsentNotice | null
  /** The time of loading, in milliseconds. */
  loadedAt: number
}

/** Loads a booking of the user. */
export const loadBooking = privateLoader(
  async ({ api, params, signal }): Promise<LoadedBooking> => {
    const path = { id: params.id ?? '' }
    const detail = await answerOf(api.GET('/my-bookings/{id}', { params: { path }, signal }))
    const { booking, events } = detail
    const hasConsent = events.some(({ state }) => state === 'requested')
    if (booking.state !== 'held' || hasConsent)
      return { ...detail, notice: null, loadedAt: Date.now() }
    const batch = { id: booking.batch.id }
    const { notice } = await answerOf(
      api.GET('/batches/{id}/booking-form', { params: { path: batch }, signal }),
    )
    return { ...detail, notice, loadedAt: Date.now() }
  },
)
