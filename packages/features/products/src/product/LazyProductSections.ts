import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The sections about a product. The server-rendered sections have working links without scripts. */
export const LazyProductSections = import.meta.env.SSR
  ? serverPart((await import('./ProductSections')).ProductSections)
  : lazyPart(async () => (await import('./ProductSections')).ProductSections)
