import { blog, blogList, blogSummary, http, myBlogList } from '@edbazaar/api-client/testing'
import {
  expectHeading,
  flowMeta,
  never,
  onPhone,
  press,
  refusal,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlogScreen } from './blog/BlogScreen'
import { loadBlog } from './blog/load-blog'
import { guide } from './blogs.guide'
import { BlogsScreen } from './list/BlogsScreen'
import { loadBlogs } from './list/load-blogs'
import { loadMyBlogs } from './my-blogs/load-my-blogs'
import { MyBlogsScreen } from './my-blogs/MyBlogsScreen'

const meta = {
  ...flowMeta,
  title: 'Flows/Blogs/List, blog, my blogs',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [
      { path: '/blogs', loader: loadBlogs, Component: BlogsScreen },
      { path: '/blog-details/:url', loader: loadBlog, Component: BlogScreen },
      { path: '/my-blogs', loader: loadMyBlogs, Component: MyBlogsScreen },
    ],
    path: '/blogs',
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

const longHindi = 'प्रवेश-प्रक्रिया, शुल्क-संरचना और परिवहन-व्यवस्था: पहली बार के अभिभावकों के लिए'
const hindi = blogSummary({ id: 3, url: 'pravesh', title: longHindi })
const featured = blogSummary({ id: 9, url: 'nursery-age', title: 'Nursery age', is_featured: true })
const blogsCall = http.get('/blogs', ({ query, response }) =>
  response(200).json(
    blogList({
      data: query.get('featured') === 'true' ? [featured] : [featured, blogSummary(), hindi],
    }),
  ),
)

export const List: Story = { args: { calls: [blogsCall] } }

export const ListOnAPhone: Story = { args: { calls: [blogsCall] }, globals: onPhone }

export const NoBlogs: Story = {
  args: {
    path: '/blogs?topic=fees',
    calls: [
      http.get('/blogs', ({ response }) => response(200).json(blogList({ data: [], total: 0 }))),
    ],
  },
}

const busy = refusal(503, 'unavailable', 'EdBazaar is busy. Try again.')

export const ListFailed: Story = {
  args: { calls: [http.get('/blogs', ({ response }) => response(503).json(busy))] },
}

export const Blog: Story = { args: { path: `/blog-details/${blog().url}` } }

export const BlogInHindiOnAPhone: Story = {
  args: {
    path: '/blog-details/pravesh',
    calls: [
      http.get('/blogs/{url}', ({ response }) =>
        response(200).json(blog({ url: 'pravesh', title: longHindi, summary: longHindi })),
      ),
    ],
  },
  globals: onPhone,
}

export const BlogNotFound: Story = {
  args: {
    path: '/blog-details/not-found',
    calls: [
      http.get('/blogs/{url}', ({ response }) =>
        response(404).json(refusal(404, 'not_found', 'Blog not found.')),
      ),
    ],
  },
}

const myBlogs = { path: '/my-blogs', user: {} }

export const MyBlogs: Story = { args: myBlogs }

export const MyBlogsOnAPhone: Story = { args: myBlogs, globals: onPhone }

export const MyBlogsLoading: Story = {
  args: { isUnloaded: true, ...myBlogs, calls: [http.get('/users/my-blogs', never)] },
}

export const MyBlogsEmpty: Story = {
  args: {
    ...myBlogs,
    calls: [
      http.get('/users/my-blogs', ({ response }) =>
        response(200).json(
          myBlogList({
            data: [],
            total: 0,
            counts: { draft: 0, review: 0, published: 0, changes: 0, removed: 0 },
          }),
        ),
      ),
    ],
  },
}

let isBusy = true

export const MyBlogsFailedThenRetried: Story = {
  tags: ['smoke'],
  beforeEach: () => {
    isBusy = true
  },
  args: {
    ...myBlogs,
    calls: [
      http.get('/users/my-blogs', ({ response }) =>
        isBusy ? response(503).json(busy) : response(200).json(myBlogList()),
      ),
    ],
  },
  play: async () => {
    isBusy = false
    await press('Retry')
    await expectHeading('Hidden fees')
  },
}

export const MyBlogsNotSignedIn: Story = { args: { path: '/my-blogs' } }
