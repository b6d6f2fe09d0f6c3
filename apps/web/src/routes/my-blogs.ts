import { loadMyBlogs, MyBlogsScreen, myBlogsMeta } from '@edbazaar/feature-blogs/my-blogs'

export const loader = loadMyBlogs
export const Component = MyBlogsScreen
export const handle = { meta: myBlogsMeta }
