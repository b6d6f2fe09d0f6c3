/** Paths of bookings of families, without BASE_PATH. Emails of the server link to them. */
export const bookingPaths = {
  /** Books seats in a batch of a service, or joins its waitlist. */
  book: (slug: string, batchId: number) => `/book/${encodeURIComponent(slug)}/${batchId}`,
  mine: '/my-bookings',
  one: (id: string) => `/my-bookings/${encodeURIComponent(id)}`,
  waitlist: (id: string) => `/my-waitlists/${encodeURIComponent(id)}`,
} as const
