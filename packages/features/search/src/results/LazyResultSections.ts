import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The results of each kind. The server-rendered results have working links without scripts. */
export const LazyResultSections = import.meta.env.SSR
  ? serverPart((await import('./result-sections')).ResultSections)
  : lazyPart(async () => (await import('./result-sections')).ResultSections)
