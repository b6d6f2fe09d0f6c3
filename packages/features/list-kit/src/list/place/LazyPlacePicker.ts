import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The field of the place. The server-rendered field works without scripts. */
export const LazyPlacePicker = import.meta.env.SSR
  ? serverPart((await import('./PlacePicker')).PlacePicker)
  : lazyPart(async () => (await import('./PlacePicker')).PlacePicker)
