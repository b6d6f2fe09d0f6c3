import { randomUUID } from 'node:crypto'
import type { AccessFixture } from './access-fixture.ts'
import type { OperationRequest, RequestBuilder } from './operation-requests.ts'

export const blogFields = (changes: object = {}) => ({
  title: 'Zzyzx schools',
  summary: 'A summary.',
  topic: 'fees',
  tags: ['Pune'],
  cover: null,
  body: '<p>We began with a list.</p>',
  url: null,
  publish_at: null,
  is_by_provider: false,
  has_synthetic_media: false,
  ...changes,
})

async function newBlog({ database }: AccessFixture, authorId: number, status = 'draft') {
  const { rows } = await database.pool.query(
    `insert into blog (author_id, url, title, summary, topic, body_html, author_name, status, published_at)
     values ($1, $2, 'Zzyzx blog', 'S.', 'fees', '<p>x</p>', 'A', $3::publication,
       case when $3 = 'published' then now() end) returning id`,
    [authorId, `blog-${randomUUID()}`, status],
  )
  return Number(rows[0].id)
}

async function newComment({ database }: AccessFixture, blogId: number, isSent: boolean) {
  const { rows } = await database.pool.query(
    `insert into blog_comment (blog_id, n, text, sent_at)
     values ($1, 1, 'Say more.', case when $2 then now() end) returning id`,
    [blogId, isSent],
  )
  return Number(rows[0].id)
}

const own =
  (
    more: Omit<OperationRequest, 'params'> = {},
    params: object = {},
    status?: string,
  ): RequestBuilder =>
  async (fixture, { id }) => ({
    ...more,
    params: { id: await newBlog(fixture, id, status), ...params },
  })

/** Requests of an author about their blogs, and of an admin about the blogs of others. */
export const blogRequests: Readonly<Record<string, RequestBuilder>> = {
  createBlog: () => ({ body: { request_key: randomUUID() } }),
  getMyBlog: own(),
  saveBlog: own({ body: { revision: 1, fields: blogFields() } }),
  deleteBlog: own(),
  moveBlog: own({ body: { to: 'removed', revision: 1 } }, {}, 'published'),
  getBlogRevision: own({}, { n: 1 }),
  async resolveBlogComment(fixture, { id: authorId }) {
    const id = await newBlog(fixture, authorId)
    const commentId = await newComment(fixture, id, true)
    return { params: { id, commentId }, body: { is_resolved: true } }
  },
  getBlogReview: own(),
  placeBlog: own({ body: { revision: 1, is_featured: true, published_at: null } }, {}, 'published'),
  addBlogComment: own(
    { body: { n: 1, paragraph: 1, quote: 'x', text: 'Say more.' } },
    {},
    'review',
  ),
  async removeBlogComment(fixture, { id: authorId }) {
    const id = await newBlog(fixture, authorId, 'review')
    return { params: { id, commentId: await newComment(fixture, id, false) } }
  },
}
