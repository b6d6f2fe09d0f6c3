import type { BlogReview } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'

const fields: BlogReview['latest']['fields'] = {
  title: 'How we chose a school in eleven weekends',
  summary: '31 schools, one fee table and eleven Sundays.',
  topic: 'admissions',
  tags: ['Bengaluru', 'Class 1'],
  cover: null,
  body: '<p>We began with a list of 31 schools.</p><h2>Fees were harder to compare</h2><p>The best schools in Indiranagar all answered within a day.</p>',
  url: null,
  publish_at: null,
  is_by_provider: false,
  has_synthetic_media: false,
}

/** An edit of a public blog, which waits for a decision. */
export const sampleReview = (given: Partial<BlogReview> = {}): BlogReview => ({
  id: 7,
  revision: 6,
  status: 'review',
  url: 'eleven-weekends',
  moderation: 'approved',
  is_public: true,
  is_featured: false,
  published_at: '2026-10-03T05:00:00.000Z',
  author_id: 1,
  author_name: 'Meera Iyer',
  author_note: null,
  approved_blogs: 1,
  latest: { n: 2, words: 21, saved_at: '2026-11-18T13:10:00.000Z', fields },
  approved: {
    n: 1,
    words: 14,
    saved_at: '2026-10-02T15:32:00.000Z',
    fields: {
      ...fields,
      title: 'How we chose a school',
      body: '<p>We began with a list of 31 schools.</p><p>It took us one winter.</p>',
    },
  },
  copied_from: null,
  case: {
    id: 31,
    revision: 2,
    is_own: false,
    findings: [{ code: 'own_listing', field: 'body', excerpt: null, amount: null }],
  },
  comments: [],
  events: [],
  ...given,
})

/** Mock responses for a review. */
export const reviewCalls = (review: BlogReview = sampleReview()) => [
  http.get('/admin/blogs/{id}', ({ response }) => response(200).json(review)),
]
