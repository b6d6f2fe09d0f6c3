import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The rows of the list. The server-rendered rows have working links without scripts. */
export const LazySchoolResults = import.meta.env.SSR
  ? serverPart((await import('./SchoolResults')).SchoolResults)
  : lazyPart(async () => (await import('./SchoolResults')).SchoolResults)
