import type { PageMeta } from '@edbazaar/feature-shell'
import { messages } from './messages'

/** The page is somebody's own: search engines leave it out. */
export const myBlogsMeta = (): PageMeta => ({
  title: messages.title,
  description: messages.standfirst,
  canonicalPath: null,
  isHidden: true,
})
