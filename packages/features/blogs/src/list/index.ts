import { definePage } from '@edbazaar/feature-platform'
import { BlogsScreen } from './BlogsScreen'
import { blogsMeta } from './list-meta'
import { loadBlogs } from './load-blogs'

export const page = definePage({ loader: loadBlogs, Component: BlogsScreen, meta: blogsMeta })
