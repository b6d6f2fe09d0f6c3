import type { MyApplication, MyApplicationRow } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { stepsOf } from '../mine/StepLine'
import { page } from './index'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const id = '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f'

function rowOf(given: Partial<MyApplicationRow> = {}): MyApplicationRow {
  return {
    id,
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
    removed_on: null,
    answer_rate: { answered: 9, applicants: 10, working_days: 12 },
    may_withdraw: true,
    may_decline: false,
    may_write: false,
    has_unread: false,
    ...given,
  }
}

function applicationOf(given: Partial<MyApplicationRow> = {}): MyApplication {
  return {
    row: rowOf(given),
    form: {
      email: 'meera@example.in',
      full_name: 'Meera Iyer',
      phone: null,
      city: null,
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

function open(path: string, ...calls: Parameters<typeof server.use>) {
  server.use(...calls)
  renderPage(
    [{ path: '/my-job-applications', ...page }],
    `/my-job-applications${path}`,
    forUser({ id: 7 }),
  )
  return userEvent.setup()
}

test('the list shows the steps, what happens next and how employers answer', async () => {
  const row = rowOf()
  open(
    '',
    http.get('/my-applications', ({ response }) =>
      response(200).json({
        data: [row],
        total: 1,
        page: 1,
        per_page: 20,
        totalPages: 1,
        counts: { all: 1, open: 1, ended: 0 },
      }),
    ),
    http.get('/my-applications/settings', ({ response }) =>
      response(200).json({ has_reminders: true, blocked: [], cv: null }),
    ),
  )
  const steps = within(await screen.findByRole('list', { name: 'Steps' }))
  expect(steps.getByText('Applied').closest('li')?.getAttribute('aria-current')).toBe('step')
  expect(steps.getByText('Hired')).toBeDefined()
  expect(
    screen.getByText(/They answered 9 of 10 applicants within 12 working days\./),
  ).toBeDefined()
  expect(document.body.textContent).not.toMatch(/reject/i)
})

test('an interview without a date is announced', async () => {
  const steps = [{ state: 'interviewing' as const, at: '2026-11-17T05:00:00Z' }]
  open(
    `?application=${id}`,
    http.get('/my-applications/{id}', ({ response }) =>
      response(200).json(applicationOf({ state: 'interviewing', steps, removed_on: '2027-11-16' })),
    ),
  )
  expect(
    await screen.findByText(/^Vidya Niketan plans an interview with you\. The time follows/),
  ).toBeDefined()
})

test('a job in the address begins an application, whose sections are checked', async () => {
  const sent: unknown[] = []
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json(applicationOf({ state: 'draft', submitted_at: null, steps: [] })),
    ),
    http.patch('/my-applications/{id}', async ({ request, response }) => {
      sent.push(await request.json())
      return response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Enter your phone number.',
        errors: [{ field: 'phone', msg: 'Enter your phone number.' }],
      })
    }),
  )
  expect(await screen.findByRole('heading', { name: 'Apply: PGT Mathematics' })).toBeDefined()
  await person.type(screen.getByLabelText('Town or city'), 'Bengaluru')
  await person.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText('Enter your phone number.')).toBeDefined()
  expect(sent).toEqual([
    { section: 'details', complete: true, full_name: 'Meera Iyer', phone: null, city: 'Bengaluru' },
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Town or city').value).toBe('Bengaluru')
})

test('an empty post is refused at its fields and nothing is sent', async () => {
  const sent: unknown[] = []
  const begun = applicationOf({ state: 'draft', submitted_at: null, steps: [] })
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json({ ...begun, form: { ...begun.form, complete_sections: ['details'] } }),
    ),
    http.patch('/my-applications/{id}', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json(begun)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add a post' }))
  await person.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByText('Enter your role, or remove this post.')).toBeDefined()
  expect(screen.getByText('Enter the employer, or remove this post.')).toBeDefined()
  expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Role')))
  expect(sent).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Remove post 1' }))
  await person.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(sent).toMatchObject([{ section: 'experience', posts: [] }]))
})

test('the last step shows what will be sent, and opens each section to change it', async () => {
  const begun = applicationOf({ state: 'draft', submitted_at: null, steps: [] })
  const person = open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(201).json({
        ...begun,
        form: {
          ...begun.form,
          city: 'Bengaluru',
          letter: 'I teach with experiments.',
          cv: {
            name: 'Meera CV.pdf',
            mime: 'application/pdf',
            size: 9,
            uploaded_at: '2026-11-16T05:00:00Z',
          },
          complete_sections: ['details', 'experience', 'cv', 'letter'],
        },
      }),
    ),
  )
  expect(await screen.findByText('Meera CV.pdf')).toBeDefined()
  for (const text of ['Meera Iyer', 'meera@example.in', 'I teach with experiments.'])
    expect(screen.getByText(text)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Change: Letter' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Why you would like this post').value).toBe(
    'I teach with experiments.',
  )
})

test('a refusal to begin is told above the list', async () => {
  open(
    '?job=7',
    http.post('/jobs/{id}/applications', ({ response }) =>
      response(409).json({ status: 409, code: 'conflict', msg: 'Applications closed.' }),
    ),
    http.get('/my-applications', ({ response }) =>
      response(200).json({
        data: [],
        total: 0,
        page: 1,
        per_page: 20,
        totalPages: 1,
        counts: { all: 0, open: 0, ended: 0 },
      }),
    ),
    http.get('/my-applications/settings', ({ response }) =>
      response(200).json({ has_reminders: true, blocked: [], cv: null }),
    ),
  )
  expect(await screen.findByText('Applications closed.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Find jobs' }).getAttribute('href')).toBe('/jobs')
})

test('an application that has ended shows no further steps', () => {
  const at = '2026-11-16T05:00:00Z'
  const looks = stepsOf({
    state: 'not_taken',
    steps: [
      { state: 'submitted', at },
      { state: 'not_taken', at },
    ],
  }).map(({ state, look }) => `${state} ${look}`)
  expect(looks).toEqual(['submitted past', 'not_taken stop'])
})
