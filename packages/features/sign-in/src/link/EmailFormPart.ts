import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The form that requests an emailed link. The server-rendered form works without scripts. */
export const EmailFormPart = import.meta.env.SSR
  ? serverPart((await import('./EmailForm')).EmailForm)
  : lazyPart(async () => (await import('./EmailForm')).EmailForm)
