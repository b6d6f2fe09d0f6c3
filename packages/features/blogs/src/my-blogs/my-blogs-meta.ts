import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from './messages'

/** Private, so hidden from search engines. */
export const myBlogsMeta = (): PageMeta => ({
  title: messages.title,
  description: messages.standfirst,
  canonicalPath: null,
  isHidden: true,
})
