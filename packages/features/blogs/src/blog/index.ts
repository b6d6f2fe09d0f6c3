import { definePage } from '@edbazaar/feature-platform'
import { BlogScreen } from './BlogScreen'
import { blogMeta } from './blog-meta'
import { loadBlog } from './load-blog'

export const page = definePage({ loader: loadBlog, Component: BlogScreen, meta: blogMeta })
