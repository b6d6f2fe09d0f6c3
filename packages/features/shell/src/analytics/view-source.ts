import type { components } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-platform'

export type ViewSource = components['schemas']['ViewSource']
export type ListingView = components['schemas']['ListingView']

const kinds = {
  schools: 'school',
  products: 'product',
  'stores-details': 'store',
  'jobs/description': 'job',
} as const
const listingPath = /^\/(schools|products|stores-details|jobs\/description)\/([^/]+)\/?$/

/** The listing that a page shows; null for any other page. */
export function listingOf(pathname: string): Omit<ListingView, 'source'> | null {
  const [, section, slug = ''] = listingPath.exec(pathname) ?? []
  const isListing =
    section !== undefined && pathname !== paths.compareSchools && pathname !== paths.area({})
  return isListing && Object.hasOwn(kinds, section)
    ? { kind: kinds[section as keyof typeof kinds], slug: decodeURIComponent(slug) }
    : null
}

const listPaths: readonly string[] = [
  paths.schools,
  paths.tuitionsAndActivities,
  paths.tuitions,
  paths.activities,
  paths.camps,
  paths.workshops,
  paths.jobs,
]

/** The kind of another page of EdBazaar, by its path and query. */
export function sourceOfPage(page: string): ViewSource {
  const { pathname, searchParams } = new URL(page, 'http://edbazaar')
  if (pathname === paths.home || pathname === paths.beyondSchool) return 'home'
  if (pathname === paths.search) return 'search'
  if (pathname === paths.compareSchools) return 'compare'
  if (pathname === paths.bookmarks) return 'bookmarks'
  if (/^\/schools\/(in|board)(\/|$)/.test(pathname)) return 'landing'
  if (listPaths.includes(pathname)) return searchParams.get('view') === 'map' ? 'map' : 'list'
  return listingOf(pathname) ? 'listing' : 'other_page'
}

/** The source of the first page of a visit, by its fragment and the page that linked to it. */
export function sourceOfReferrer(hash: string, referrer: string, root: string): ViewSource {
  if (hash === '#widget') return 'widget'
  if (!URL.canParse(referrer)) return 'direct'
  const { origin, pathname, search } = new URL(referrer)
  if (origin !== window.location.origin || !pathname.startsWith(root)) return 'other_site'
  return sourceOfPage(`/${pathname.slice(root.length)}${search}`)
}
