import { definePage } from '@edbazaar/feature-platform'
import { loadMyBlogs } from './load-my-blogs'
import { MyBlogsScreen } from './MyBlogsScreen'
import { myBlogsMeta } from './my-blogs-meta'

export const page = definePage({ loader: loadMyBlogs, Component: MyBlogsScreen, meta: myBlogsMeta })
