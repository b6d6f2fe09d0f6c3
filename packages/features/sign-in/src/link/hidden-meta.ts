import type { PageMeta } from '@edbazaar/feature-shell'

/** Metadata of a page that is hidden from search engines. */
export const hiddenMeta = (title: string, description: string) => (): PageMeta => ({
  title,
  description,
  canonicalPath: null,
  isHidden: true,
})
