import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The rows of the list. The server-rendered rows have working links without scripts. */
export const LazyJobResults = import.meta.env.SSR
  ? serverPart((await import('./JobResults')).JobResults)
  : lazyPart(async () => (await import('./JobResults')).JobResults)
