import { answerOf } from '@edbazaar/api-client'
import { idIn, privateLoader } from '@edbazaar/feature-platform'

type Kind = 'school' | 'store'

const kindIn = (text: string | null): Kind | null =>
  text === 'school' || text === 'store' ? text : null

/**
 * Loads the state of the site for an admin; for others the dashboard of their listings, or of the one
 * that the query names.
 */
export const loadHome = privateLoader(async ({ api, search, signal, user }) => {
  if (user.is_admin) {
    const status = await answerOf(api.GET('/admin/status', { signal }))
    return { site: { status, hasListings: user.user_has_institute }, own: null }
  }
  const [kind, id] = [kindIn(search.get('kind')), idIn(search.get('id'))]
  const chosen: { kind: Kind; id: number } | null =
    kind !== null && id !== null ? { kind, id } : null
  const dashboard = await answerOf(
    api.GET('/users/{userId}/dashboard', {
      params: { path: { userId: user.id }, query: chosen ?? {} },
      signal,
    }),
  )
  return { site: null, own: { dashboard, chosen, now: Date.parse(dashboard.as_of) } }
})

type Loaded = NonNullable<Awaited<ReturnType<typeof loadHome>>>
export type LoadedHome = NonNullable<Loaded['own']>
