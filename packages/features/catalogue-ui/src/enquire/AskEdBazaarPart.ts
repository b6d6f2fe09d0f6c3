import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The button below a list in which nothing was found. Its code loads after the page's. */
export const AskEdBazaarPart = import.meta.env.SSR
  ? serverPart((await import('./AskEdBazaarButton')).AskEdBazaarButton)
  : lazyPart(async () => (await import('./AskEdBazaarButton')).AskEdBazaarButton)
