import type { PageMeta } from '@edbazaar/feature-shell'

/** Search engines have nothing to look for here. */
export const hiddenMeta = (title: string, description: string) => (): PageMeta => ({
  title,
  description,
  canonicalPath: null,
  isHidden: true,
})
