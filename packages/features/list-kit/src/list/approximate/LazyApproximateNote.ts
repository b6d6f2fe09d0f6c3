import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The note about a rough location: few lists have it. */
export const LazyApproximateNote = import.meta.env.SSR
  ? serverPart((await import('./ApproximateNote')).ApproximateNote)
  : lazyPart(async () => (await import('./ApproximateNote')).ApproximateNote)
