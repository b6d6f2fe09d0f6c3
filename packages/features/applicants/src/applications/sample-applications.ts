import { http } from '@edbazaar/api-client/testing'
import type { Application, ApplicationRow, Applications, Board, Post } from './application-types'
import { stages } from './stages'

/** A row for stories and tests. */
export const sampleRow = (differences: Partial<ApplicationRow> = {}): ApplicationRow => ({
  id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
  label: 'Raghav Subramanian',
  is_hidden: false,
  state: 'interviewing',
  state_since: '2026-11-17T06:00:00Z',
  is_told: true,
  submitted_at: '2026-11-16T06:00:00Z',
  is_seen: true,
  job: {
    id: 7,
    title: 'PGT Mathematics',
    is_blind: false,
    listing: { kind: 'school', id: 12, name: 'Vidya Niketan Public School' },
  },
  experience_years: 9,
  expected_pay: 58_000,
  qualifications: 'M.Sc. and B.Ed.',
  city: 'Bengaluru',
  score: 3.3,
  interview_at: '2026-11-24T05:30:00Z',
  quiet_since: null,
  has_unread: false,
  next_states: ['offered', 'not_taken'],
  revision: 3,
  ...differences,
})

const others = [
  sampleRow({
    id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e70',
    label: 'Nandini Kulkarni',
    experience_years: 6,
    expected_pay: 52_000,
    has_unread: true,
  }),
  sampleRow({
    id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e71',
    label: 'दीपिका मिश्रा',
    state: 'submitted',
    experience_years: 4,
    score: null,
    interview_at: null,
    quiet_since: '2026-11-20T06:00:00Z',
    next_states: ['shortlisted', 'interviewing', 'offered', 'not_taken'],
  }),
  sampleRow({
    id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e72',
    label: 'Abdul Rahim Shaikh',
    state: 'not_taken',
    is_told: false,
    interview_at: null,
    next_states: ['shortlisted'],
  }),
]

export const sampleRows = [sampleRow(), ...others]

const rights = { decide: true, reveal: true, export: true }
const countOf = (state: ApplicationRow['state']) =>
  sampleRows.filter((row) => row.state === state).length

export const sampleList = (differences: Partial<Applications> = {}): Applications => ({
  data: sampleRows,
  total: sampleRows.length,
  page: 1,
  per_page: 50,
  totalPages: 1,
  counts: {
    submitted: countOf('submitted'),
    shortlisted: 0,
    interviewing: countOf('interviewing'),
    offered: 0,
    hired: 0,
    declined: 0,
    not_taken: countOf('not_taken'),
    withdrawn: 0,
  },
  untold: 1,
  jobs: [{ id: 7, title: 'PGT Mathematics', is_blind: false, applications: 4 }],
  answer_rate: { answered: 9, applicants: 10, working_days: 12 },
  my_rights: rights,
  ...differences,
})

export const sampleBoard: Board = {
  columns: stages.map((state) => ({
    state,
    count: countOf(state),
    cards: sampleRows.filter((row) => row.state === state),
  })),
  untold: 1,
  my_rights: rights,
}

export const sampleApplication = (differences: Partial<Application> = {}): Application => ({
  row: sampleRow(),
  listing: {
    kind: 'school',
    id: 12,
    name: 'Vidya Niketan Public School',
    slug: 'vidya-niketan-public-school-482913',
    city: 'Bengaluru',
  },
  job_terms: {
    qualifications: ['M.Sc. and B.Ed.'],
    experience_min: 5,
    salary_min: 48_000,
    salary_max: 62_000,
    pay_period: 'month',
  },
  letter: 'I have taught Classes 11 and 12 for five years.',
  posts: [
    {
      role: 'PGT Mathematics',
      employer: 'Kaveri Senior Secondary School',
      from: '2021-06',
      to: null,
    },
    { role: 'TGT Mathematics', employer: 'Sahyadri High School', from: '2017-06', to: '2021-05' },
  ],
  answers: [
    {
      question_id: 1,
      prompt: 'Which topic do pupils find hardest, and how do you introduce it?',
      value: 'Probability. I start with a bag of ten marbles and let pupils guess.',
      is_file: false,
      file: null,
    },
    {
      question_id: 2,
      prompt: 'Upload a lesson plan of yours',
      value: '',
      is_file: true,
      file: {
        name: 'Probability in Class 11.pdf',
        mime: 'application/pdf',
        size: 88_000,
        uploaded_at: '2026-11-16T05:00:00Z',
      },
    },
  ],
  cv: {
    name: 'CV.pdf',
    mime: 'application/pdf',
    size: 214_000,
    uploaded_at: '2026-11-16T05:00:00Z',
  },
  contact: { channels: ['email', 'phone'], from: '17:00', to: '21:00', may_reveal: true },
  reveals: [],
  notes: [
    {
      id: 1,
      author: 'Lakshmi Raghavan',
      is_mine: true,
      text: 'Clear phone call. Asked good questions about class size.',
      edited_at: null,
      at: '2026-11-18T06:00:00Z',
    },
  ],
  my_points: { subject_knowledge: 3, explanation: 4, care: 4, teamwork: 3 },
  points: [
    { by: 'S. Iyer', points: { subject_knowledge: 3, explanation: 3, care: 4, teamwork: 3 } },
  ],
  messages: [
    {
      id: 1,
      is_from_applicant: false,
      author: 'Lakshmi Raghavan',
      text: 'Can you come on Tuesday?',
      at: '2026-11-17T06:00:00Z',
    },
    {
      id: 2,
      is_from_applicant: true,
      author: 'Raghav Subramanian',
      text: 'Yes, at eleven.',
      at: '2026-11-17T07:00:00Z',
    },
  ],
  interview: {
    starts_at: '2026-11-24T05:30:00Z',
    minutes: 50,
    place: 'Room 12, gate 2',
    note: 'Demo lesson with 11 B',
  },
  feedback_by: null,
  offered_on: null,
  reason_codes: [],
  reason_text: null,
  told_state: 'interviewing',
  decided_at: null,
  told_at: '2026-11-17T06:00:00Z',
  removed_on: null,
  events: [
    {
      kind: 'seen',
      to_state: null,
      by: 'Lakshmi Raghavan',
      detail: null,
      at: '2026-11-16T08:00:00Z',
    },
    {
      kind: 'state',
      to_state: 'interviewing',
      by: 'Lakshmi Raghavan',
      detail: null,
      at: '2026-11-17T06:00:00Z',
    },
  ],
  my_rights: rights,
  ...differences,
})

/** The fields of a job post that the page reads. */
export const samplePost = (
  status: Post['status'] = 'live',
): Pick<Post, 'title' | 'status' | 'status_since' | 'closes_at' | 'salary_min' | 'salary_max'> => ({
  title: 'PGT Mathematics',
  status,
  status_since: '2026-11-20T06:30:00Z',
  closes_at: '2026-12-06T18:29:00Z',
  salary_min: 48_000,
  salary_max: 62_000,
})

/** The answer about the saved texts of an employer. */
export const savedTexts = (
  templates = [
    {
      id: 12,
      title: 'After the demo lesson',
      text: 'Dear {first_name}, thank you for your demo lesson.',
    },
  ],
) =>
  http.get('/listings/{kind}/{id}/reply-templates', ({ request, response }) =>
    response(200).json({
      templates: new URL(request.url).searchParams.get('use') === 'decision' ? templates : [],
    }),
  )
