import type { ContestEntryForm } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'

type Entry = ContestEntryForm['entries'][number]

/** A draft of a child. */
export const sampleEntry = (given: Partial<Entry> = {}): Entry => ({
  id: 31,
  revision: 1,
  state: 'draft',
  child_id: 4,
  child_name: 'Aarav Shah',
  title: '',
  answers: [],
  images: [],
  shown_name: '',
  shown_detail: '',
  is_named: false,
  reason: null,
  prize: null,
  submitted_at: null,
  ...given,
})

/** An entry that was sent. */
export const sentEntry = (given: Partial<Entry> = {}): Entry =>
  sampleEntry({
    revision: 3,
    state: 'submitted',
    title: 'A torch from a pen and a spoon',
    answers: [{ id: 'q1', text: 'https://videos.example/torch' }],
    shown_name: 'Aarav',
    shown_detail: 'Class 5, Nashik',
    is_named: true,
    submitted_at: '2026-11-20T05:11:00.000Z',
    ...given,
  })

/** A question for images, which `sampleImage` answers. */
export const imageQuestion = {
  id: 'q3',
  label: 'Photos of the machine',
  kind: 'image',
  is_required: true,
  max_images: 2,
} as const

/** An open contest for ages 8 to 14, with two children of whom one may take part. */
export const sampleForm = (
  entries: Entry[] = [],
  contest: Partial<ContestEntryForm['contest']> = {},
): ContestEntryForm => ({
  contest: {
    id: 9,
    url: 'invent-from-scrap',
    title: 'Invent from scrap',
    state: 'open',
    opens_at: '2026-10-01T03:30:00.000Z',
    closes_at: '2099-03-31T12:30:00.000Z',
    min_age: 8,
    max_age: 14,
    ...contest,
  },
  questions: [
    { id: 'q1', label: 'Link to the video', kind: 'link', is_required: true },
    { id: 'q2', label: 'What did not work at first?', kind: 'text', is_required: false },
  ],
  notice: { version: 1, html: '<h3>Who sees the entry</h3><p>EdBazaar and the judges.</p>' },
  can_enter_self: false,
  children: [
    { id: 4, name: 'Aarav Shah', fit: 'ok' },
    { id: 5, name: 'Diya Shah', fit: 'age' },
  ],
  entries,
})

/** Mock responses for a contest. */
export const enterCalls = (form: ContestEntryForm) => [
  http.get('/contests/{url}/entry-form', ({ response }) => response(200).json(form)),
]
