export { BlogScreen } from './BlogScreen'
export { blogMeta } from './blog-meta'
export { loadBlog } from './load-blog'
