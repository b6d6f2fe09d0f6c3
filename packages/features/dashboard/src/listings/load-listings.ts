import { answerOf } from '@edbazaar/api-client'
import { privateLoader } from '@edbazaar/feature-platform'

/** Loads the schools or stores that the user works for. */
const listingsLoader = (kind: 'school' | 'store') =>
  privateLoader(async ({ api, signal, user }) => {
    const { listings } = await answerOf(
      api.GET('/users/{userId}/dashboard', { params: { path: { userId: user.id } }, signal }),
    )
    return { kind, listings: listings.filter((listing) => listing.kind === kind) }
  })

export const loadSchools = listingsLoader('school')
export const loadStores = listingsLoader('store')

export type LoadedListings = NonNullable<Awaited<ReturnType<typeof loadSchools>>>
