export { loadMyBlogs } from './load-my-blogs'
export { MyBlogsScreen } from './MyBlogsScreen'
export { myBlogsMeta } from './my-blogs-meta'
