import type { AdminBlog } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'

const blog: AdminBlog = {
  id: 1,
  url: 'fee-sheet',
  title: 'Reading a fee sheet',
  topic: 'fees',
  status: 'published',
  moderation: 'approved',
  is_featured: true,
  author_id: null,
  author_name: 'Anita Rao',
  words: 820,
  published_at: '2026-01-10T04:30:00.000Z',
  updated_at: '2026-11-18T10:00:00.000Z',
}

/** Invented blogs for stories and tests. */
const sampleBlogs: readonly AdminBlog[] = [
  blog,
  {
    ...blog,
    id: 2,
    url: 'first-day',
    title: 'The first day at a new school',
    topic: 'wellbeing',
    status: 'review',
    author_id: 12,
    author_name: 'Meera Iyer',
    published_at: null,
  },
  {
    ...blog,
    id: 3,
    url: 'hidden-fees',
    title: 'छिपी हुई फ़ीस को कैसे पहचानें',
    moderation: 'hidden',
    author_name: 'Farhan Qureshi',
  },
]

/** Mock responses with these rows. */
export const blogsCalls = (rows: readonly AdminBlog[] = sampleBlogs) => [
  http.get('/admin/blogs', ({ query, response }) =>
    response(200).json({
      data: rows.filter(({ status }) => (query.get('status') ?? status) === status),
      total: rows.length,
      is_total_exact: true,
      page: 1,
      per_page: 25,
      totalPages: 1,
    }),
  ),
  http.get('/admin/blogs/csv', ({ response }) =>
    response(200).text('Title,Author name\r\nReading a fee sheet,Anita Rao\r\n'),
  ),
]
