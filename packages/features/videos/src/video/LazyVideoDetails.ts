import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The details beside the player. The server-rendered details have working links without scripts. */
export const LazyVideoDetails = import.meta.env.SSR
  ? serverPart((await import('./VideoDetails')).VideoDetails)
  : lazyPart(async () => (await import('./VideoDetails')).VideoDetails)
