import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The filters beside the rows. The server-rendered filters work without scripts. */
export const LazyProductFilters = import.meta.env.SSR
  ? serverPart((await import('./filters/ProductFilters')).ProductFilters)
  : lazyPart(async () => (await import('./filters/ProductFilters')).ProductFilters)
