import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The results whose exact place is not known: few lists have any. */
export const LazySomewhereResults = import.meta.env.SSR
  ? serverPart((await import('./SomewhereResults')).SomewhereResults)
  : lazyPart(async () => (await import('./SomewhereResults')).SomewhereResults)
