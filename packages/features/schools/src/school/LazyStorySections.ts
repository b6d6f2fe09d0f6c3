import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The sections about a school. The server-rendered sections have working links without scripts. */
export const LazyStorySections = import.meta.env.SSR
  ? serverPart((await import('./StorySections')).StorySections)
  : lazyPart(async () => (await import('./StorySections')).StorySections)
