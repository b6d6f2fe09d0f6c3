import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The contact form. The server-rendered form works without scripts. */
export const LazyContactForm = import.meta.env.SSR
  ? serverPart((await import('./ContactForm')).ContactForm)
  : lazyPart(async () => (await import('./ContactForm')).ContactForm)
