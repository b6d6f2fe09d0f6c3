import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The cards beside the gallery. The server-rendered cards have working links without scripts. */
export const LazyProductCards = import.meta.env.SSR
  ? serverPart((await import('./ProductCards')).ProductCards)
  : lazyPart(async () => (await import('./ProductCards')).ProductCards)
