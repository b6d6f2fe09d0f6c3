import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The location button, which needs scripts anyway. */
export const LazyLocateButton = import.meta.env.SSR
  ? serverPart((await import('./LocateButton')).LocateButton)
  : lazyPart(async () => (await import('./LocateButton')).LocateButton)
