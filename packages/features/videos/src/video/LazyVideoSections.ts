import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The sections about a video. The server-rendered sections can be read without scripts. */
export const LazyVideoSections = import.meta.env.SSR
  ? serverPart((await import('./VideoSections')).VideoSections)
  : lazyPart(async () => (await import('./VideoSections')).VideoSections)
