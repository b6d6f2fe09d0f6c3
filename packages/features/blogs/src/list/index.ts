export { BlogsScreen } from './BlogsScreen'
export { blogsMeta } from './list-meta'
export { loadBlogs } from './load-blogs'
