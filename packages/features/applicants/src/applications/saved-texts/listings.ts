import type { ApplicationRow, Listing } from '../application-types'

/** The employers of applications, each once. */
export function listingsOf(rows: readonly ApplicationRow[]): Listing[] {
  const listings = rows.map(({ job }) => job.listing)
  return listings.filter(
    (each, at) => listings.findIndex(({ kind, id }) => kind === each.kind && id === each.id) === at,
  )
}
