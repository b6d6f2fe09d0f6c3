import type { ApplicationSettings, MyApplication, MyApplicationRow } from '@edbazaar/api-client'

/** The id of the sample application. */
export const sampleId = '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f'

/** A sent application that waits for an answer. */
export function sampleRow(given: Partial<MyApplicationRow> = {}): MyApplicationRow {
  return {
    id: sampleId,
    state: 'submitted',
    job: {
      id: 7,
      title: 'PGT Mathematics',
      location: 'Indiranagar',
      salary_min: 48_000,
      salary_max: 62_000,
      pay_period: 'month',
      pay_scale: null,
      closes_at: null,
      is_open: true,
    },
    listing: { kind: 'school', id: 3, name: 'Vidya Niketan', slug: 'vidya-1', city: 'Bengaluru' },
    created_at: '2026-11-16T05:00:00Z',
    submitted_at: '2026-11-16T05:00:00Z',
    steps: [{ state: 'submitted', at: '2026-11-16T05:00:00Z' }],
    seen_at: null,
    interview: null,
    feedback_by: null,
    offered_on: null,
    reason_codes: [],
    reason_text: null,
    quiet_since: null,
    is_held: false,
    removed_on: null,
    answer_rate: { answered: 9, applicants: 10, working_days: 12 },
    may_withdraw: true,
    may_decline: false,
    may_write: false,
    has_unread: false,
    ...given,
  }
}

/** The whole application of `sampleRow`. */
export function sampleApplication(given: Partial<MyApplicationRow> = {}): MyApplication {
  return {
    row: sampleRow(given),
    form: {
      email: 'meera@example.in',
      full_name: 'Meera Iyer',
      phone: null,
      city: null,
      born_on: null,
      pincode: null,
      qualifications: null,
      experience_years: null,
      expected_pay: null,
      posts: [],
      letter: null,
      answers: [],
      cv: null,
      questions: [],
      complete_sections: [],
      gaps: [],
      notice: { version: 1, html: '<p>Notice</p>' },
    },
    messages: [],
    reveals: [],
    calendar: null,
  }
}

/** Nothing chosen yet. */
export const sampleSettings: ApplicationSettings = {
  has_reminders: true,
  blocked: [],
  cv: null,
  contact: null,
}

/** One page with these applications. */
export function samplePage(...data: MyApplicationRow[]) {
  const counts = { all: data.length, open: data.length, ended: 0 }
  return { data, total: data.length, page: 1, per_page: 20, totalPages: 1, counts }
}
