/** Pages that are not built yet. The side menu hides their entries. */
const unbuiltPages: ReadonlySet<string> = new Set([
  '/my-job-post',
  '/subscriptions',
  '/dashboard/all-schools',
  '/dashboard/all-stores',
  '/dashboard/all-products',
  '/dashboard/job-postings',
  '/dashboard/all-job-seekers',
  '/dashboard/all-users',
  '/dashboard/all-inqueries',
  '/admin/overall-metrics',
  '/admin/filter-request',
  '/admin/all-videos',
])

export const isBuilt = ({ href }: { href: string }): boolean => !unbuiltPages.has(href)
