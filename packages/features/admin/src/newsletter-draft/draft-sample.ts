import type {
  AdminNewsletterDraft,
  BlogSummary,
  NewsletterDeliveries,
  NewsletterDraft,
  NewsletterPreview,
} from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { samplePage } from '../tables/story-page'

export const sampleDraft: NewsletterDraft = {
  id: 81,
  title: 'What to ask on a school visit',
  summary: 'Ten questions, and the answers worth waiting for.',
  blocks: [
    { type: 'heading', text: 'On the day' },
    {
      type: 'text',
      html: '<p>Go on a working day, while lessons are on.</p><p>Ask to walk, not to sit.</p>',
    },
    { type: 'blog', blog_id: 7 },
  ],
  blogs: [
    { id: 7, title: 'How to read a fee sheet', url: 'how-to-read-a-fee-sheet', is_public: true },
  ],
  state: 'draft',
  moves: ['scheduled', 'sending'],
  send_at: null,
  started_at: null,
  ended_at: null,
  issue: null,
  counts: [],
  revision: 2,
  updated_at: '2026-11-24T10:00:00.000Z',
}

/** A newsletter that is being sent. */
export const sampleSending: NewsletterDraft = {
  ...sampleDraft,
  id: 83,
  state: 'sending',
  moves: ['paused', 'cancelled'],
  started_at: '2026-11-24T10:00:00.000Z',
  issue: { slug: 'what-to-ask-on-a-school-visit', number: 7 },
  counts: [
    { outcome: 'queued', count: 812 },
    { outcome: 'sent', count: 12_406 },
    { outcome: 'unsubscribed', count: 96 },
    { outcome: 'not_confirmed', count: 31 },
    { outcome: 'bounced_before', count: 14 },
  ],
}

const samplePreview: NewsletterPreview = {
  body: '<h2>On the day</h2><p>Go on a working day, while lessons are on.</p><p>Ask to walk, not to sit.</p><h3><a href="/blog-details/how-to-read-a-fee-sheet">How to read a fee sheet</a></h3><p>What comes once, and what comes back.</p>',
  subject: sampleDraft.title,
  email_html:
    '<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#fbf7ee;color:#24211b"><p>EdBazaar</p><h2>On the day</h2><p>Go on a working day, while lessons are on.</p></body></html>',
  email_text:
    'ON THE DAY\n\nGo on a working day, while lessons are on.\n\nAsk to walk, not to sit.',
}

const at = '2026-11-24T10:00:00.000Z'
const sampleDeliveries: NewsletterDeliveries = {
  data: [
    { email: 'meera.iyer@example.in', outcome: 'sent', answer: null, at },
    { email: 'ravi@example.in', outcome: 'unsubscribed', answer: null, at },
    { email: 'gone@example.in', outcome: 'bounced', answer: '550 5.1.1 No such user', at },
  ],
  total: 3,
  page: 1,
  per_page: 50,
  totalPages: 1,
}

const rows: readonly AdminNewsletterDraft[] = [
  {
    id: 81,
    title: sampleDraft.title,
    summary: sampleDraft.summary,
    state: 'draft',
    send_at: null,
    started_at: null,
    created_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-24T10:00:00.000Z',
  },
  {
    id: 82,
    title: 'गर्मी के शिविर',
    summary: '',
    state: 'scheduled',
    send_at: '2026-12-01T03:30:00.000Z',
    started_at: null,
    created_at: '2026-11-22T10:00:00.000Z',
    updated_at: '2026-11-22T10:00:00.000Z',
  },
]

const sampleBlogs: BlogSummary[] = ['How to read a fee sheet', 'Packing for the first camp'].map(
  (title, index) => ({
    id: 7 + index,
    url: `blog-${index}`,
    title,
    summary: '',
    topic: 'fees',
    tags: [],
    image: {
      url: '/media/plates/v1/wide/x.svg',
      width: 960,
      height: 640,
      variants: [],
      formats: [],
      placeholder: null,
      caption: null,
      is_drawn: true,
    },
    author_name: 'Meera Iyer',
    published_at: at,
    reading_minutes: 3,
    is_featured: false,
  }),
)

/** Mock responses for newsletters. */
export const draftCalls = () => [
  http.get('/admin/newsletter-drafts', ({ response }) => response(200).json(samplePage(rows))),
  http.get('/admin/newsletter-drafts/{id}', ({ params, response }) =>
    response(200).json(params.id === '83' ? sampleSending : sampleDraft),
  ),
  http.get('/admin/newsletter-drafts/{id}/preview', ({ response }) =>
    response(200).json(samplePreview),
  ),
  http.get('/admin/newsletter-drafts/{id}/deliveries', ({ response }) =>
    response(200).json(sampleDeliveries),
  ),
  http.get('/blogs', ({ response }) =>
    response(200).json({
      data: sampleBlogs,
      total: sampleBlogs.length,
      page: 1,
      per_page: 100,
      totalPages: 1,
      topics: [],
    }),
  ),
]
