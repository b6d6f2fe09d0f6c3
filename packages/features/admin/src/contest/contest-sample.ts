import type { AdminContest, ScoredContestEntry, ScoredContestEntryList } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'

/** A published contest with one judge. */
export const sampleContest = (given: Partial<AdminContest> = {}): AdminContest => ({
  id: 9,
  revision: 4,
  state: 'published',
  url: 'invent-from-scrap',
  is_public: true,
  fields: {
    title: 'Invent from scrap',
    summary: 'A machine from what was thrown away.',
    description: '',
    rules: 'For ages 8 to 14.',
    how_to_enter: 'Send a link to a video of at most one minute.',
    opens_at: '2026-10-01T03:30:00.000Z',
    closes_at: '2099-03-31T12:30:00.000Z',
    min_age: 8,
    max_age: 14,
    questions: [{ id: 'q1', label: 'Link to the video', kind: 'link', is_required: true }],
  },
  announced_at: null,
  judges: [{ user_id: 12, name: 'Anita Rao', email: 'anita@example.in' }],
  counts: { draft: 2, submitted: 1, withdrawn: 0, disqualified: 0 },
  ...given,
})

export const sampleEntry = (given: Partial<ScoredContestEntry> = {}): ScoredContestEntry => ({
  id: 31,
  revision: 3,
  state: 'submitted',
  title: 'A torch from a pen and a spoon',
  answers: [{ id: 'q1', text: 'https://videos.example/torch' }],
  images: [],
  age: 10,
  shown_name: 'Aarav',
  shown_detail: 'Class 5, Nashik',
  is_named: true,
  score: 8.5,
  n_scores: 1,
  n_recused: 0,
  n_judges: 1,
  prize: null,
  reason: null,
  submitted_at: '2026-11-20T05:11:00.000Z',
  ...given,
})

const listOf = (data: ScoredContestEntry[]): ScoredContestEntryList => ({
  data,
  total: data.length,
  page: 1,
  per_page: 20,
  totalPages: 1,
})

/** Mock responses for a contest. */
export const contestCalls = (contest: AdminContest, entries = [sampleEntry()]) => [
  http.get('/admin/contests/{id}', ({ response }) => response(200).json(contest)),
  http.get('/admin/contests/{id}/entries', ({ response }) => response(200).json(listOf(entries))),
]

/** Mock responses for the list of contests. */
export const contestListCalls = (contests: readonly AdminContest[]) => [
  http.get('/admin/contests', ({ response }) =>
    response(200).json({
      data: contests.map(({ id, url, state, fields, counts }) => ({
        id,
        url,
        state,
        title: fields.title,
        opens_at: fields.opens_at,
        closes_at: fields.closes_at,
        submitted: counts.submitted,
      })),
    }),
  ),
]
