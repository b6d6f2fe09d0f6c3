import type { AdminNewsletterDraft, NewsletterDraft } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { samplePage } from '../tables/story-page'

export const sampleDraft: NewsletterDraft = {
  id: 81,
  title: 'What to ask on a school visit',
  summary: 'Ten questions, and the answers worth waiting for.',
  body: '<p>Go on a working day, while lessons are on.</p><p>Ask to walk, not to sit.</p>',
  revision: 2,
  updated_at: '2026-11-24T10:00:00.000Z',
}

const rows: readonly AdminNewsletterDraft[] = [
  {
    id: 81,
    title: sampleDraft.title,
    summary: sampleDraft.summary,
    created_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-24T10:00:00.000Z',
  },
  {
    id: 82,
    title: 'गर्मी के शिविर',
    summary: '',
    created_at: '2026-11-22T10:00:00.000Z',
    updated_at: '2026-11-22T10:00:00.000Z',
  },
]

/** How the API answers about drafts. */
export const draftCalls = () => [
  http.get('/admin/newsletter-drafts', ({ response }) => response(200).json(samplePage(rows))),
  http.get('/admin/newsletter-drafts/{id}', ({ response }) => response(200).json(sampleDraft)),
]
