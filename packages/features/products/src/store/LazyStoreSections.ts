import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The sections about a provider. The server-rendered sections have working links without scripts. */
export const LazyStoreSections = import.meta.env.SSR
  ? serverPart((await import('./StoreSections')).StoreSections)
  : lazyPart(async () => (await import('./StoreSections')).StoreSections)
