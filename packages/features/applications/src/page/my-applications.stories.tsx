import type { ApplicationSettings, MyApplication, MyApplicationRow } from '@edbazaar/api-client'
import { http, searchResult } from '@edbazaar/api-client/testing'
import {
  expectHeading,
  expectText,
  fill,
  flowMeta,
  never,
  onPhone,
  press,
} from '@edbazaar/feature-shell/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  sampleApplication,
  sampleId,
  samplePage,
  sampleRow,
  sampleSettings,
} from '../sample-applications'
import { page } from './index'
import { guide } from './my-applications.guide'

const at = (day: number) => `2026-11-${day}T05:00:00Z`

const interviewing = sampleRow({
  state: 'interviewing',
  steps: [
    { state: 'submitted', at: at(14) },
    { state: 'shortlisted', at: at(17) },
    { state: 'interviewing', at: at(20) },
  ],
  interview: {
    starts_at: at(24),
    minutes: 50,
    place: '100 Feet Road, gate 2',
    note: 'Demo lesson with 11 B, then a talk.',
  },
  may_write: true,
  has_unread: true,
})
const rows: readonly MyApplicationRow[] = [
  interviewing,
  sampleRow({ id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e60' }),
  sampleRow({
    id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e61',
    state: 'not_taken',
    steps: [
      { state: 'submitted', at: at(10) },
      { state: 'not_taken', at: at(13) },
    ],
    reason_codes: ['subject'],
    reason_text: 'Your demo lesson was strong.',
    may_withdraw: false,
  }),
]
const settings: ApplicationSettings = {
  has_reminders: true,
  blocked: [{ kind: 'school', id: 4, name: 'Kaveri School', slug: 'kaveri-1', city: 'Mysuru' }],
  cv: { name: 'Meera CV.pdf', mime: 'application/pdf', size: 90_000, uploaded_at: at(10) },
  contact: { channels: ['email', 'phone'], from: '17:00', to: '21:00' },
}
const listCalls = (data: readonly MyApplicationRow[], shown = settings) => [
  http.get('/my-applications', ({ response }) => response(200).json(samplePage(...data))),
  http.get('/my-applications/settings', ({ response }) => response(200).json(shown)),
  http.get('/search', ({ response }) => response(200).json(searchResult())),
]
const one = (application: MyApplication) => [
  http.get('/my-applications/{id}', ({ response }) => response(200).json(application)),
]
const sent: MyApplication = {
  ...sampleApplication(),
  row: interviewing,
  calendar: 'BEGIN:VCALENDAR',
  messages: [
    { id: 1, is_from_applicant: false, author: 'Ravi', text: 'Please bring a plan.', at: at(20) },
  ],
}
const draft = sampleApplication({ state: 'draft', submitted_at: null, steps: [] })

const meta = {
  ...flowMeta,
  title: 'Flows/My applications',
  parameters: { ...flowMeta.parameters, guide },
  args: {
    routes: [{ path: '/my-job-applications', ...page }],
    path: '/my-job-applications',
    user: { id: 7 },
    calls: listCalls(rows),
  },
} satisfies Meta<typeof flowMeta.component>

export default meta
type Story = StoryObj<typeof meta>

export const Applications: Story = {
  play: async () => {
    await expectText(/^By email, and by phone from 5 pm to 9 pm/)
    await fill({ 'Block a school or store': 'vidya' })
    await press('Find')
    await expectText('Block')
  },
}

export const OnAPhone: Story = {
  globals: onPhone,
  play: () => expectText('Kaveri School'),
}

export const None: Story = {
  args: { calls: listCalls([], sampleSettings) },
  play: () => expectText('No applications yet'),
}

export const Loading: Story = {
  args: {
    isUnloaded: true,
    calls: [http.get('/my-applications', never), http.get('/my-applications/settings', never)],
  },
}

export const Interview: Story = {
  args: { path: `/my-job-applications?application=${sampleId}`, calls: one(sent) },
  play: async () => {
    await expectText('Please bring a plan.')
    await press('Withdraw')
    await expectHeading('Withdraw the application?')
  },
}

export const Draft: Story = {
  args: { path: `/my-job-applications?application=${sampleId}`, calls: one(draft) },
  play: () => expectText('Cover letter'),
}

export const DraftOnAPhone: Story = {
  ...Draft,
  globals: onPhone,
  play: () => expectText('Cover letter'),
}

const fileQuestion = {
  id: 12,
  prompt: 'Upload a lesson plan of yours',
  kind: 'file' as const,
  options: [],
  is_required: true,
}

/** A question that is answered by a file. */
export const FileQuestion: Story = {
  args: {
    path: `/my-job-applications?application=${sampleId}`,
    calls: one({
      ...draft,
      form: {
        ...draft.form,
        questions: [fileQuestion],
        complete_sections: ['details', 'experience', 'cv', 'letter'],
        answers: [
          {
            question_id: 12,
            prompt: fileQuestion.prompt,
            value: '',
            is_file: true,
            file: {
              name: 'Lesson plan.pdf',
              mime: 'application/pdf',
              size: 90_000,
              uploaded_at: at(10),
            },
          },
        ],
      },
    }),
  },
  play: () => expectText('Lesson plan.pdf'),
}

export const FileQuestionOnAPhone: Story = { ...FileQuestion, globals: onPhone }

/** Waits because another account of the person seems to have applied. */
export const Held: Story = {
  args: {
    path: `/my-job-applications?application=${sampleId}`,
    calls: one({ ...sampleApplication(), row: sampleRow({ is_held: true }) }),
  },
  play: () => expectText('This application is being checked'),
}
