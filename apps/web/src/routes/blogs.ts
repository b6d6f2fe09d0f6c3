import { BlogsScreen, blogsMeta, loadBlogs } from '@edbazaar/feature-blogs/list'

export const loader = loadBlogs
export const Component = BlogsScreen
export const handle = { meta: blogsMeta }
