import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The rows of a list. The server-rendered rows have working links without scripts. */
export const LazyProductResults = import.meta.env.SSR
  ? serverPart((await import('./ProductResults')).ProductResults)
  : lazyPart(async () => (await import('./ProductResults')).ProductResults)
