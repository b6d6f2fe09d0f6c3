import { http } from '@edbazaar/api-client/testing'
import type { Queue, SiteStatus } from './status-types'

const queue = (name: Queue['queue'], ages: [number, number, number, number], oldest: string) => ({
  queue: name,
  waiting: ages.reduce((sum, n) => sum + n, 0),
  ages: { h4: ages[0], h24: ages[1], d3: ages[2], over: ages[3] },
  oldest_at: oldest,
  decided_today: 18,
  median_minutes: 360,
})

/** The state of the site on Friday, 20 November 2026, at 10:40 am in India. */
const statusOf = (given: Partial<SiteStatus> = {}): SiteStatus => ({
  as_of: '2026-11-20T05:10:00.000Z',
  queues: [
    queue('school', [5, 4, 3, 0], '2026-11-18T05:00:00.000Z'),
    queue('product', [12, 11, 6, 2], '2026-11-16T05:00:00.000Z'),
    {
      queue: 'blog',
      waiting: 0,
      ages: { h4: 0, h24: 0, d3: 0, over: 0 },
      oldest_at: null,
      decided_today: 0,
      median_minutes: null,
    },
    queue('general_enquiry', [9, 8, 1, 0], '2026-11-19T04:00:00.000Z'),
    queue('exited_user', [2, 3, 0, 0], '2026-11-19T11:00:00.000Z'),
    queue('invalid_review', [0, 1, 0, 0], '2026-11-19T13:00:00.000Z'),
    queue('held_application', [1, 0, 0, 0], '2026-11-20T02:00:00.000Z'),
    { ...queue('contact_message', [1, 2, 2, 0], '2026-11-18T09:00:00.000Z'), median_minutes: null },
  ],
  today: { decisions: 93, undone: 1, new_users: 212, new_enquiries: 436 },
  mail: { waiting: 12, oldest_at: '2026-11-20T05:08:00.000Z', failed: 0 },
  tasks: { waiting: 2, running: 1, failed: 1 },
  database_bytes: 18_400_000_000,
  imports: [
    {
      id: 4,
      kind: 'schools',
      file_name: 'schools-register.csv.gz',
      stage: 'finished',
      started_at: '2026-11-19T20:40:00.000Z',
      finished_at: '2026-11-19T20:52:00.000Z',
      records_done: 1_386_204,
      inserted: 1_200,
      updated: 8_700,
      rejected: 42,
    },
  ],
  errors: [
    {
      source: 'POST /api/schools/file',
      error: 'Error ENOSPC',
      count: 37,
      last_at: '2026-11-20T05:01:00.000Z',
    },
  ],
  check: { checked_at: '2026-11-19T20:40:00.000Z', day: '2026-11-19', differences: [] },
  target_hours: 48,
  decisions: [
    { day: '2026-11-17', median_minutes: 350, ninety_percent_minutes: 1_584, cases: 141 },
    { day: '2026-11-18', median_minutes: 310, ninety_percent_minutes: 2_100, cases: 96 },
    { day: '2026-11-19', median_minutes: 420, ninety_percent_minutes: 1_800, cases: 88 },
  ],
  enquiries: Array.from({ length: 30 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 9, 22 + at)).toISOString().slice(0, 10),
    sent: 500 + ((at * 97) % 400),
    answered: 380 + ((at * 61) % 300),
  })),
  ...given,
})

export const statusCalls = (given: Partial<SiteStatus> = {}) => [
  http.get('/admin/status', ({ response }) => response(200).json(statusOf(given))),
]
