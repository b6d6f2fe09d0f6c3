import type { ModerationNotice, ModerationNoticeList } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HeldEdits } from './HeldEdits'
import { ReviewNotices } from './ReviewNotices'

const server = startMockServer()

const noticeOf = (given: Partial<ModerationNotice> = {}): ModerationNotice => ({
  case_id: 20417,
  reference: 'M-20417',
  kind: 'school',
  id: 3,
  name: 'Vidya Niketan',
  state: 'hidden',
  outcome: 'hidden',
  reason_code: 'not_genuine',
  note: 'The address does not exist.',
  fields: [],
  decided_at: '2026-11-20T09:00:00Z',
  appeal_until: '2026-12-10T09:00:00Z',
  appeal: null,
  ...given,
})

const held = {
  id: 1,
  kind: 'school' as const,
  listing_id: 3,
  name: 'Vidya Niketan',
  field: 'contact_email',
  before: 'office@vidya.example',
  after: 'admissions@vidya.example',
  at: '2026-11-23T09:00:00Z',
}

let requests: (string | null)[] = []

/** Shows notices; the result of `list` is read at each request. */
function show(element: React.ReactNode, list: () => Partial<ModerationNoticeList>) {
  requests = []
  server.use(
    http.get('/users/my-moderation-notices', ({ query, response }) => {
      requests.push(query.get('per_page'))
      return response(200).json({
        data: [],
        total: 0,
        page: 1,
        per_page: 100,
        totalPages: 1,
        held: [],
        claims: [],
        filter_requests: [],
        ...list(),
      })
    }),
  )
  renderPage([{ path: '/', element }], '/', forUser({ id: 7 }))
  return userEvent.setup({ delay: null })
}

const schools = <ReviewNotices kinds={['school']} />

test('an owner reads the decision, the reason and the words, and appeals once', async () => {
  let notice = noticeOf()
  const appeals: unknown[] = []
  const person = show(schools, () => ({ data: [notice] }))
  server.use(
    http.post('/moderation/cases/{id}/appeal', async ({ params, request, response }) => {
      appeals.push([Number(params.id), await request.json()])
      notice = noticeOf({
        appeal_until: null,
        appeal: {
          text: 'It exists.',
          by: null,
          at: '2026-11-24T09:00:00Z',
          result: 'open',
          decided_at: null,
        },
      })
      return response(201).json({ reference: 'M-20417', decided_until: '2026-12-01' })
    }),
  )
  const shown = within(await screen.findByRole('alert'))
  expect(shown.getByText('Vidya Niketan is hidden')).toBeTruthy()
  expect(shown.getByText('Reason: Not genuine.')).toBeTruthy()
  expect(shown.getByText('The address does not exist.')).toBeTruthy()
  await person.click(shown.getByRole('button', { name: 'Appeal' }))
  await person.click(await screen.findByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByText('Enter your reasons.')).toBeTruthy()
  await person.type(screen.getByLabelText('Your reasons'), 'It exists.')
  await person.click(screen.getByRole('button', { name: 'Send appeal' }))
  await waitFor(() => expect(appeals).toEqual([[20417, { text: 'It exists.' }]]))
  expect(await screen.findByText(/You appealed on 24 November 2026/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull()
})

test('an appeal that the API refuses says why at its field, and stays', async () => {
  const person = show(schools, () => ({ data: [noticeOf()] }))
  server.use(
    http.post('/moderation/cases/{id}/appeal', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Check the fields.',
        errors: [{ field: 'text', msg: 'must be plain text' }],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Appeal' }))
  const text = await screen.findByLabelText('Your reasons')
  await person.type(text, 'It exists.')
  await person.click(screen.getByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByText('Must be plain text')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(text))
  expect(text).toHaveProperty('value', 'It exists.')
})

test('rejected fields have their reasons, and a notice can be put away', async () => {
  const notice = noticeOf({
    outcome: 'rejected_fields',
    state: 'approved',
    reason_code: null,
    note: null,
    fields: [{ field: 'name', reason_code: 'evidence_missing' }],
  })
  const person = show(schools, () => ({ data: [notice] }))
  expect(await screen.findByText('Name: Missing evidence.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByText('Name: Missing evidence.')).toBeNull()
})

test('edits that wait are shown with their listing, and in its editor without', async () => {
  const list = () => ({ held: [held], data: [noticeOf({ outcome: 'approved' })] })
  show(
    <>
      {schools}
      <HeldEdits kind="school" id={3} />
      <HeldEdits kind="school" id={4} />
    </>,
    list,
  )
  expect(
    await screen.findByText('Vidya Niketan, Contact email: admissions@vidya.example'),
  ).toBeTruthy()
  expect(await screen.findAllByText('Contact email: admissions@vidya.example')).toHaveLength(1)
  expect(screen.queryByText('Vidya Niketan is approved')).toBeNull()
  expect(requests).toEqual(['100'])
})

test('a notice about a hidden listing goes once the listing is shown again', async () => {
  show(schools, () => ({
    data: [
      noticeOf({ state: 'approved' }),
      noticeOf({ case_id: 2, name: 'Tapti School', outcome: 'removed', state: null }),
      noticeOf({ case_id: 3, name: 'Doon School', outcome: 'removed', state: 'removed' }),
      noticeOf({ case_id: 4, name: 'Noyyal Academy', outcome: 'changes', state: 'approved' }),
    ],
  }))
  expect(await screen.findByText('Doon School is removed')).toBeTruthy()
  expect(screen.getByText('Noyyal Academy needs changes')).toBeTruthy()
  expect(screen.queryByText('Vidya Niketan is hidden')).toBeNull()
  expect(screen.queryByText('Tapti School is removed')).toBeNull()
})

test('the day of a decision is the day in India', async () => {
  show(schools, () => ({ data: [noticeOf({ decided_at: '2026-11-20T20:00:00Z' })] }))
  expect(await screen.findByText(/Decided 21 November 2026/)).toBeTruthy()
})

test('requests to manage a school are shown until they are granted', async () => {
  const claim = {
    school_id: 3,
    path: null,
    at: '2026-11-23T09:00:00Z',
    note: null,
  }
  const person = show(schools, () => ({
    claims: [
      { ...claim, case_id: 1, name: 'Noyyal Academy', result: 'open' },
      { ...claim, case_id: 2, name: 'Tapti School', result: 'granted' },
      { ...claim, case_id: 3, name: 'Doon School', result: 'refused', note: 'No letter.' },
    ],
  }))
  expect(
    await screen.findByText('You asked to manage Noyyal Academy. We are checking your request.'),
  ).toBeTruthy()
  expect(screen.getByText('Your request to manage Doon School was refused')).toBeTruthy()
  expect(screen.queryByText(/Tapti/)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByText(/Doon School/)).toBeNull()
})

test('no empty space is left when every notice is hidden', async () => {
  localStorage.setItem('hidden-review-notices', '[1]')
  const claim = { school_id: 3, path: null, at: '2026-11-23T09:00:00Z', note: null }
  show(
    <>
      <div data-testid="page">{schools}</div>
      <HeldEdits kind="store" id={3} />
    </>,
    () => ({
      held: [{ ...held, kind: 'store' }],
      claims: [
        { ...claim, case_id: 1, name: 'Doon School', result: 'refused' },
        { ...claim, case_id: 2, name: 'Tapti School', result: 'granted' },
      ],
    }),
  )
  await screen.findByText('Contact email: admissions@vidya.example')
  expect(screen.getByTestId('page').childElementCount).toBe(0)
})

test('decisions about requested filter values are shown with the reason, and can be put away', async () => {
  const request = {
    section: 'schools',
    category: 'Languages',
    name: 'Vidya Niketan',
    value_name: null,
    reason_code: null,
    note: null,
    decided_at: '2026-11-20T09:00:00Z',
  } as const
  const person = show(schools, () => ({
    filter_requests: [
      { ...request, id: 1, value: 'Tulu', status: 'approved', value_name: 'Tulu (spoken)' },
      { ...request, id: 2, value: 'Hindee', status: 'merged', value_name: 'Hindi' },
      { ...request, id: 3, value: 'Klingon', status: 'rejected', reason_code: 'unclear' },
      { ...request, id: 4, value: 'Caving', status: 'approved', section: 'camps' },
    ],
  }))
  expect(await screen.findByText('Tulu (spoken) is now a value of Languages')).toBeTruthy()
  expect(screen.getByText('Hindee is covered by Hindi in Languages')).toBeTruthy()
  expect(screen.getByText('We did not understand what it means.')).toBeTruthy()
  expect(screen.queryByText(/Caving/)).toBeNull()
  for (const button of screen.getAllByRole('button', { name: 'Hide' })) await person.click(button)
  expect(screen.queryByText(/Klingon/)).toBeNull()
})
