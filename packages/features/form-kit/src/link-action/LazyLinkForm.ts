import { lazyPart, serverPart } from '@edbazaar/feature-platform/lazy-part'

/** The form behind the link of an email. The server-rendered form works without scripts. */
export const LazyLinkForm = import.meta.env.SSR
  ? serverPart((await import('./LinkForm')).LinkForm)
  : lazyPart(async () => (await import('./LinkForm')).LinkForm)
