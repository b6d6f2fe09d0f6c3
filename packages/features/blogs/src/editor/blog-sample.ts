import type { OwnBlog } from '@edbazaar/api-client'
import { drawnImage, http } from '@edbazaar/api-client/testing'

const fields: OwnBlog['fields'] = {
  title: 'How we chose a school in eleven weekends',
  summary: '31 schools, one fee table and eleven Sundays: what helped us choose a Class 1.',
  topic: 'admissions',
  tags: ['Bengaluru', 'Class 1'],
  cover: null,
  body: '<p>We began with a list of 31 schools and a map of bus routes. By the first Sunday it was 14, because a school can be excellent and still be an hour away.</p><h2>Fees were harder to compare than boards</h2><p>Every school lists its fees differently. One charged ₹18,000 for transport that another included.</p><p>The best schools in Indiranagar all answered within a day. The visit told us more.</p>',
  url: null,
  publish_at: null,
  is_by_provider: false,
  has_synthetic_media: false,
}

/** A draft that is ready to be submitted. */
export const sampleBlog = (given: Partial<OwnBlog> = {}): OwnBlog => ({
  id: 7,
  revision: 4,
  status: 'draft',
  status_since: '2026-11-14T05:00:00.000Z',
  n: 2,
  url: 'how-we-chose-a-school-in-eleven-weekends',
  fields,
  image: drawnImage,
  words: 64,
  saved_at: '2026-11-20T05:11:00.000Z',
  is_public: false,
  published_at: null,
  approved: null,
  moderation: 'approved',
  author: { name: 'Meera Iyer', note: null },
  links: { count: 0, max: 2 },
  comments: [],
  events: [
    {
      from: null,
      to: 'draft',
      actor: 'author',
      name: 'Meera Iyer',
      reason_code: null,
      note: null,
      at: '2026-11-14T05:00:00.000Z',
    },
  ],
  revisions: [
    { n: 2, words: 64, saved_at: '2026-11-20T05:11:00.000Z' },
    { n: 1, words: 41, saved_at: '2026-11-15T15:32:00.000Z' },
  ],
  ...given,
})

/** A blog that a reviewer has asked to change, while its first version is public. */
export const askedBlog = (): OwnBlog =>
  sampleBlog({
    status: 'changes',
    is_public: true,
    published_at: '2026-10-03T05:00:00.000Z',
    approved: { n: 1, words: 41, saved_at: '2026-10-02T15:32:00.000Z' },
    events: [
      ...sampleBlog().events,
      {
        from: 'review',
        to: 'changes',
        actor: 'admin',
        name: 'Anita Rao',
        reason_code: 'ranking_without_source',
        note: 'Nearly there.',
        at: '2026-11-19T10:44:00.000Z',
      },
    ],
    comments: [
      {
        id: 3,
        n: 2,
        paragraph: 4,
        quote: 'The best schools in Indiranagar',
        text: 'Which schools, and who says so?',
        name: 'Anita Rao',
        sent_at: '2026-11-19T10:44:00.000Z',
        resolved_at: null,
        at: '2026-11-19T10:40:00.000Z',
      },
    ],
  })

/** Mock responses for a blog. */
export const blogCalls = (blog: OwnBlog) => [
  http.get('/users/my-blogs/{id}', ({ response }) => response(200).json(blog)),
]
