import { accountPaths, privateLoader } from '@edbazaar/feature-platform'
import { redirect } from 'react-router-dom'

/** The paths for the values of `redirect`. */
const targets: Readonly<Record<string, string>> = {
  'go-to-my-schools': accountPaths.dashboardListings('school'),
  'go-to-my-stores': accountPaths.dashboardListings('store'),
}

/** Opens the page that the query names; without one, the user chooses. */
export const loadChoice = privateLoader(async ({ search, user }) => {
  const target = targets[search.get('redirect') ?? '']
  if (target !== undefined) throw redirect(target)
  return { isAdmin: user.is_admin }
})

export type LoadedChoice = NonNullable<Awaited<ReturnType<typeof loadChoice>>>
