import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The filters beside the rows. The server-rendered filters work without scripts. */
export const LazyJobFilters = import.meta.env.SSR
  ? serverPart((await import('./JobFilters')).JobFilters)
  : lazyPart(async () => (await import('./JobFilters')).JobFilters)
