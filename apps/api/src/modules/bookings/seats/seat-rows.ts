import type { bookings, waitlistEntries, waitlistOffers } from '../../../db/schema/index.ts'

export type BookingRow = typeof bookings.$inferSelect
export type EntryRow = typeof waitlistEntries.$inferSelect
export type OfferRow = typeof waitlistOffers.$inferSelect
