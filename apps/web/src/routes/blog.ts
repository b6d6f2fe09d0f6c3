import { BlogScreen, blogMeta, loadBlog } from '@edbazaar/feature-blogs/blog'

export const loader = loadBlog
export const Component = BlogScreen
export const handle = { meta: blogMeta }
