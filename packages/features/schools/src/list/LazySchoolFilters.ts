import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The filters beside the rows. The server-rendered filters work without scripts. */
export const LazySchoolFilters = import.meta.env.SSR
  ? serverPart((await import('./SchoolFilters')).SchoolFilters)
  : lazyPart(async () => (await import('./SchoolFilters')).SchoolFilters)
