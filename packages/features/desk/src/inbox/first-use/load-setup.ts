import { type ApiClient, answerOf, type DashboardListing } from '@edbazaar/api-client'
import type { Enquiries } from '../enquiry-types'
import type { DeskPlace } from '../place'

/** A listing that is about to get its first enquiry. */
export interface DeskSetup {
  readonly listing: DashboardListing
  /** Whether the desk has set its own hours. */
  readonly hasHours: boolean
  /** The number of people who work for the listing. */
  readonly members: number
}

/** The single listing of an inbox. */
function onlyListing(place: DeskPlace, { listings }: Enquiries) {
  if (place.kind === 'school' || place.kind === 'store') return place
  return listings.length === 1 ? listings[0] : undefined
}

/** Null if the inbox is not about a single listing, or if a request failed. */
export async function loadSetup(
  api: ApiClient,
  place: DeskPlace,
  list: Enquiries,
  signal: AbortSignal,
): Promise<DeskSetup | null> {
  const listing = onlyListing(place, list)
  if (listing === undefined) return null
  const { kind, id } = listing
  const params = { path: { id } }
  const ofListing = { path: { kind, id } }
  try {
    const [insights, desk, { members }] = await Promise.all([
      answerOf(
        kind === 'school'
          ? api.GET('/schools/{id}/insights', { params, signal })
          : api.GET('/stores/{id}/insights', { params, signal }),
      ),
      answerOf(api.GET('/listings/{kind}/{id}/desk', { params: ofListing, signal })),
      answerOf(api.GET('/listings/{kind}/{id}/members', { params: ofListing, signal })),
    ])
    const [found] = insights.listings
    if (found === undefined) return null
    return { listing: found, hasHours: !desk.is_default, members: members.length }
  } catch {
    return null
  }
}
