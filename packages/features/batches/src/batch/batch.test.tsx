import { http } from '@edbazaar/api-client/testing'
import { confirmationCalls } from '@edbazaar/feature-form-kit/confirm-password/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { batchCalls, deskOf } from '../samples/sample-batch'
import { rosterCalls } from '../samples/sample-families'
import { dayOfWeek, termSessions } from '../samples/sample-sessions'
import { weekSessions } from '../samples/sample-week'
import { momentAt } from '../times/days'
import { fullDay } from '../times/times'
import { page } from './index'

const server = startMockServer()
/** Before the dates of the tests. */
const now = new Date('2026-11-24T09:30:00+05:30')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

const done = { status: 200, msg: 'Saved' }
const batch = '/dashboard/batches/31'

function open({
  path = '/dashboard/batches/31',
  calls = batchCalls(),
}: {
  path?: string
  calls?: Parameters<typeof server.use>[number][]
} = {}) {
  server.use(...calls)
  const routes = [{ path: '/dashboard/batches/:id', ...page }]
  const { store } = renderPage(routes, path, forUser({ id: 7 }))
  return { person: userEvent.setup(), toast: () => store.get(toastAtom)?.message }
}
const nextMonday = () => fullDay(dayOfWeek(7), 'en-IN')

test('seats say how they are taken', async () => {
  open()
  const seats = within(await screen.findByRole('region', { name: 'Seats' }))
  expect(seats.getByRole('img', { name: '13 of 14 seats taken' }).children).toHaveLength(14)
  expect(seats.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
    '9 confirmed',
    '1 taken outside EdBazaar',
    '1 held until a family confirms',
    '2 offered to the waitlist',
    '1 free',
  ])
})

test('seats of single sessions and kept seats are a part, so that the parts add up', async () => {
  open({ calls: batchCalls({ taken: 13, seats_left: 0 }) })
  const seats = within(await screen.findByRole('region', { name: 'Seats' }))
  expect(seats.getByRole('img', { name: '14 of 14 seats taken' }).children).toHaveLength(14)
  const parts = seats.getAllByRole('listitem').map((part) => part.textContent)
  expect(parts).toContain('1 in single sessions or kept for the waitlist')
  expect(parts.reduce((sum, part) => sum + Number.parseInt(part ?? '', 10), 0)).toBe(14)
})

test('no seat is kept for a waitlist on which nobody waits', async () => {
  const { figures } = deskOf()
  const calls = batchCalls({
    taken: 13,
    seats_left: 0,
    figures: { ...figures, waiting_families: 0 },
  })
  open({ calls })
  expect(await screen.findByText('in single sessions')).toBeDefined()
})

test('a session is moved after its old and new time and the families are shown', async () => {
  const { person, toast } = open({ path: '/dashboard/batches/31?sessions=all' })
  let sent: unknown
  server.use(
    http.post('/stores/sessions/{id}/move', async ({ params, request, response }) => {
      sent = { id: params.id, ...(await request.json()) }
      return response(200).json(done)
    }),
  )
  await person.click(
    await screen.findByRole('button', { name: `Move the session on ${nextMonday()}` }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: `Session on ${nextMonday()}` }))
  const move = dialog.getByRole('button', { name: 'Move and email 11 families' })
  await person.click(move)
  expect(await dialog.findByText(/This is the current time/)).toBeDefined()
  const day = dialog.getByLabelText<HTMLInputElement>(/^New date/)
  await waitFor(() => expect(document.activeElement).toBe(day))
  const before = day.value
  await person.clear(day)
  await person.type(day, '31/02/2027')
  await person.click(move)
  expect(await dialog.findByText(/^Enter a valid date/)).toBeDefined()
  await person.clear(day)
  await person.type(day, before)
  await person.selectOptions(dialog.getByRole('combobox', { name: /^New start/ }), '6:30 pm')
  expect(await dialog.findByText(/No other session|At the same time/)).toBeDefined()
  const short = fullDay(dayOfWeek(7), 'en-IN', { isShort: true })
  expect(dialog.getByText(`${short}, 5 pm`).tagName).toBe('S')
  expect(dialog.getByText(`${short}, 6:30–8 pm`)).toBeDefined()
  await person.click(move)
  await waitFor(() => expect(toast()).toBe(`Session moved to ${short}, 6:30 pm`))
  const session = termSessions().find(
    ({ starts_at: start }) => start === momentAt(dayOfWeek(7), 17 * 60),
  )
  expect(sent).toEqual({
    id: String(session?.id),
    starts_at: momentAt(dayOfWeek(7), 18 * 60 + 30),
  })
})

test('other sessions at the new time are named', async () => {
  const week = weekSessions()
  const other = { ...week.data[0], id: 999, batch_id: 32 }
  const at = {
    starts_at: momentAt(dayOfWeek(7), 18 * 60),
    ends_at: momentAt(dayOfWeek(7), 19 * 60),
  }
  const { person } = open({
    path: '/dashboard/batches/31?sessions=all',
    calls: [
      http.get('/stores/sessions', ({ response }) =>
        response(200).json({
          ...week,
          data: week.data.slice(0, 1).map((first) => ({ ...first, ...other, ...at })),
        }),
      ),
      ...batchCalls(),
    ],
  })
  await person.click(
    await screen.findByRole('button', { name: `Move the session on ${nextMonday()}` }),
  )
  await person.selectOptions(await screen.findByRole('combobox', { name: /^New start/ }), '5:15 pm')
  expect(await screen.findByText('At the same time: Class 8 Foundation, 6–7 pm')).toBeDefined()
})

test('a session is cancelled only with a reason, and a refusal keeps it', async () => {
  const { person, toast } = open({ path: '/dashboard/batches/31?sessions=all' })
  const sent: unknown[] = []
  server.use(
    http.post('/stores/sessions/{id}/cancel', async ({ request, response }) => {
      sent.push(await request.json())
      return sent.length === 1
        ? response(409).json({ status: 409, code: 'conflict', msg: 'It has begun.' })
        : response(200).json(done)
    }),
  )
  await person.click(
    await screen.findByRole('button', { name: `Cancel the session on ${nextMonday()}` }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  const cancel = dialog.getByRole('button', { name: 'Cancel and email 11 families' })
  await person.click(cancel)
  expect(await dialog.findByText('Enter a reason. Families will see it.')).toBeDefined()
  const reason = dialog.getByRole('textbox', { name: /^Reason/ })
  expect(document.activeElement).toBe(reason)
  await person.type(reason, 'Hall repair')
  await person.click(dialog.getByRole('radio', { name: 'No replacement' }))
  await person.click(cancel)
  expect((await dialog.findByRole('alert')).textContent).toBe('It has begun.')
  await person.click(cancel)
  await waitFor(() => expect(toast()).toBe('Session cancelled'))
  expect(sent[1]).toEqual({ reason: 'Hall repair', instead: 'none' })
})

test('a cancelled session is restored after a question', async () => {
  const { person, toast } = open({ path: '/dashboard/batches/31?sessions=all' })
  let restored: unknown
  server.use(
    http.post('/stores/sessions/{id}/restore', ({ params, response }) => {
      restored = params.id
      return response(200).json(done)
    }),
  )
  await person.click(await screen.findByRole('button', { name: /^Restore the session/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await person.click(question.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(toast()).toBe('Session restored'))
  const cancelled = termSessions().find(({ state }) => state === 'cancelled')
  expect(restored).toBe(String(cancelled?.id))
})

test('joining settings are checked and saved with the revision that was read', async () => {
  const { person, toast } = open()
  let sent: unknown
  server.use(
    http.put('/stores/batches/{id}/joining', async ({ request, response }) => {
      sent = await request.json()
      return response(200).json(done)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Change how families join' }))
  const panel = within(await screen.findByRole('dialog', { name: 'How families join' }))
  const hours = panel.getByRole('textbox', { name: 'Hours to answer an offer' })
  await person.clear(hours)
  await person.click(panel.getByRole('button', { name: 'Save' }))
  expect(await panel.findByText('Enter a whole number from 1 to 168.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(hours))
  await person.type(hours, '12')
  await person.click(panel.getByRole('radio', { name: 'Confirmed at once' }))
  await person.click(panel.getByRole('switch', { name: 'Single sessions' }))
  await person.type(panel.getByRole('textbox', { name: 'Price of one session in ₹' }), '1,200')
  await person.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toast()).toBe('Saved'))
  expect(sent).toEqual({
    state: 'open',
    reopens_on: null,
    joining: 'instant',
    trial_seats: 2,
    trial_price: 200,
    has_drop_in: true,
    drop_in_price: 1200,
    has_waitlist: true,
    offer_hours: 12,
    cutoff_hours: 3,
    min_age: 10,
    max_age: 13,
    revision: 3,
  })
})

test('joining settings that the API rejects stay, with the error at their field', async () => {
  const { person, toast } = open()
  server.use(
    http.put('/stores/batches/{id}/joining', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Please check the settings.',
        errors: [{ field: 'trial_price', msg: 'cannot be above the price of the term' }],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Change how families join' }))
  const panel = within(await screen.findByRole('dialog', { name: 'How families join' }))
  const price = panel.getByRole('textbox', { name: 'Price of a trial class in ₹' })
  await person.type(price, '0')
  await person.click(panel.getByRole('button', { name: 'Save' }))
  expect(await panel.findByText('Cannot be above the price of the term')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(price))
  expect(price).toHaveProperty('value', '2000')
  expect(toast()).toBe('Please check the settings.')
})

test('joining is paused until a day', async () => {
  const { person, toast } = open()
  let sent: unknown
  server.use(
    http.put('/stores/batches/{id}/joining', async ({ request, response }) => {
      sent = await request.json()
      return response(200).json(done)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Pause joining' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause joining' }))
  const day = dialog.getByRole('textbox', { name: 'Opens again on' })
  await person.type(day, '01/01/2020')
  await person.click(dialog.getByRole('button', { name: 'Pause joining' }))
  expect(await dialog.findByText('Choose a date after today, or leave it empty.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(day))
  await person.clear(day)
  await person.click(dialog.getByRole('button', { name: 'Pause joining' }))
  await waitFor(() => expect(toast()).toBe('Joining paused'))
  expect(sent).toMatchObject({ state: 'paused', reopens_on: null, trial_seats: 2, revision: 3 })
})

test('a paused batch says until when, and is opened with one press', async () => {
  const { person, toast } = open({
    calls: batchCalls({ state: 'paused', reopens_on: '2027-01-04' }),
  })
  let sent: unknown
  server.use(
    http.put('/stores/batches/{id}/joining', async ({ request, response }) => {
      sent = await request.json()
      return response(200).json(done)
    }),
  )
  expect(await screen.findByText('Joining is paused until 4 January 2027')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Open joining' }))
  await waitFor(() => expect(toast()).toBe('Joining is open'))
  expect(sent).toMatchObject({ state: 'open', reopens_on: null, revision: 3 })
})

test('fewer seats than are taken need a reason', async () => {
  const { person, toast } = open()
  let sent: unknown
  server.use(
    http.put('/stores/batches/{id}', async ({ request, response }) => {
      sent = await request.json()
      return response(200).json(done)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Change seats' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change seats' }))
  const seats = dialog.getByRole('textbox', { name: 'Number of seats' })
  await person.clear(seats)
  await person.type(seats, '12')
  expect(
    dialog.getByText('The batch will be over capacity by 1 child. Nobody loses their seat.'),
  ).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter a reason.')).toBeDefined()
  await person.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'A brother joins')
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toast()).toBe('Saved'))
  expect(sent).toMatchObject({
    name: 'Olympiad Seniors',
    seats: 12,
    taken_elsewhere: 1,
    over_why: 'A brother joins',
  })
})

test('a holiday is added for the whole store', async () => {
  const { person, toast } = open({ calls: batchCalls({}, termSessions(), []) })
  let sent: unknown
  server.use(
    http.post('/stores/{id}/holidays', async ({ params, request, response }) => {
      sent = { id: params.id, ...(await request.json()) }
      const holiday = { id: 72, store_id: 5, on: '2027-01-26', name: 'Republic Day' }
      return response(201).json({ holiday, cancelled: 2 })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add holiday' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add holiday' }))
  await person.type(dialog.getByLabelText(/^Day/), '26-01-2027')
  await person.type(dialog.getByRole('textbox', { name: 'Name' }), 'Republic Day')
  await person.click(dialog.getByRole('button', { name: 'Add holiday' }))
  await waitFor(() => expect(toast()).toBe('Holiday added. 2 sessions cancelled.'))
  expect(sent).toEqual({
    id: '5',
    on: '2027-01-26',
    name: 'Republic Day',
    instead: 'end_of_term',
  })
})

test('a batch is cancelled for a reason, which stays while the API refuses it', async () => {
  const { person, toast } = open()
  const sent: unknown[] = []
  server.use(
    http.post('/stores/batches/{id}/cancel', async ({ request, response }) => {
      sent.push(await request.json())
      if (sent.length === 1)
        return response(409).json({ status: 409, code: 'conflict', msg: 'It has ended.' })
      if (sent.length > 2) return response(200).json(done)
      const errors = [{ field: 'reason', msg: 'must be plain text' }]
      return response(400).json({ status: 400, code: 'invalid_request', msg: 'Check it.', errors })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'More actions' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Cancel batch' }))
  const dialog = within(await screen.findByRole('dialog'))
  const cancel = dialog.getByRole('button', { name: 'Cancel batch' })
  await person.click(cancel)
  expect(await dialog.findByText(/^Enter a reason/)).toBeDefined()
  const reason = dialog.getByRole('textbox')
  await person.type(reason, 'Too few children')
  await person.click(cancel)
  expect((await dialog.findByRole('alert')).textContent).toBe('It has ended.')
  await person.click(cancel)
  expect(await dialog.findByText('Must be plain text')).toBeDefined()
  expect(dialog.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(reason))
  await person.click(cancel)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toast()).toBe('Batch cancelled')
  expect(sent.at(-1)).toEqual({ reason: 'Too few children' })
})

test.each([
  { opener: 'Change seats', send: 'Save', field: 'seats', label: 'Number of seats' },
  { opener: 'Add holiday', send: 'Add holiday', field: 'name', label: 'Name' },
  {
    opener: 'More actions',
    choice: 'Copy to another term',
    send: 'Copy batch',
    field: 'name',
    label: 'Name',
  },
])('$send says which field the API refuses, and keeps it', async (given) => {
  const { opener, choice, send, field, label } = given
  const { person } = open({ calls: batchCalls({ ends_on: '2027-02-26' }, termSessions(), []) })
  const refused = {
    status: 400,
    code: 'invalid_request',
    msg: 'Check the fields.',
    errors: [{ field, msg: 'is not possible' }],
  }
  server.use(
    http.put('/stores/batches/{id}', ({ response }) => response(400).json(refused)),
    http.post('/stores/{id}/holidays', ({ response }) => response(400).json(refused)),
    http.post('/stores/batches/{id}/copy', ({ response }) => response(400).json(refused)),
  )
  await person.click(await screen.findByRole('button', { name: opener }))
  if (choice) await person.click(await screen.findByRole('menuitem', { name: choice }))
  const dialog = within(await screen.findByRole('dialog'))
  const day = dialog.queryByLabelText(/^Day/)
  if (day) await person.type(day, '26-01-2027')
  const input = dialog.getByRole('textbox', { name: label })
  await person.clear(input)
  await person.type(input, '99')
  await person.click(dialog.getByRole('button', { name: send }))
  expect(await dialog.findByText('Is not possible')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(input))
  expect(input).toHaveProperty('value', '99')
})

test('a copy has its own dates and is opened', async () => {
  const { person } = open({ calls: batchCalls({ ends_on: '2027-02-26' }) })
  const sent: unknown[] = []
  server.use(
    http.post('/stores/batches/{id}/copy', async ({ request, response }) => {
      sent.push(await request.json())
      return response(201).json({ status: 201, msg: 'Added', id: 44 })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'More actions' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Copy to another term' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy to another term' }))
  await person.click(dialog.getByRole('button', { name: 'Copy batch' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    name: 'Olympiad Seniors',
    starts_on: '2027-02-27',
    ends_on: null,
    request_key: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('a member without rights sees no buttons that change something', async () => {
  open({ calls: batchCalls({ rights: { answer: false, change: false, export: false } }) })
  expect(
    await screen.findByText('Only the owner and managers can change this batch.'),
  ).toBeDefined()
  for (const name of [/^Move/, /^Cancel/, /^Pause/, /^Add/, /^Change/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a request is accepted with one press, and outside the age range with a reason', async () => {
  const { person, toast } = open()
  const sent: unknown[] = []
  server.use(
    http.post('/stores/bookings/{id}/decision', async ({ params, request, response }) => {
      sent.push({ id: params.id, ...(await request.json()) })
      return response(200).json(done)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Accept Kabir Malhotra' }))
  await waitFor(() => expect(toast()).toMatch('Booking confirmed'))
  await person.click(screen.getByRole('button', { name: 'Accept Diya Pillai' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(await dialog.findByText('Enter a reason.')).toBeDefined()
  await person.type(dialog.getByRole('textbox'), 'She won the school olympiad')
  await person.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    { id: '91', decision: 'confirm' },
    { id: '92', decision: 'confirm', age_why: 'She won the school olympiad' },
  ])
})

test('a reason that the API refuses says why, and stays', async () => {
  const { person } = open()
  server.use(
    http.post('/stores/bookings/{id}/decision', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Check the fields.',
        errors: [{ field: 'age_why', msg: 'must be plain text' }],
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Accept Diya Pillai' }))
  const dialog = within(await screen.findByRole('dialog'))
  const reason = dialog.getByRole('textbox')
  await person.type(reason, 'A prodigy')
  await person.click(dialog.getByRole('button', { name: 'Accept' }))
  expect(await dialog.findByText('Must be plain text')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(reason))
  expect(reason).toHaveProperty('value', 'A prodigy')
})

test('the seat of a request is held until the family confirms it', async () => {
  const { person, toast } = open()
  const sent: unknown[] = []
  server.use(
    http.post('/stores/bookings/{id}/decision', async ({ params, request, response }) => {
      sent.push({ id: params.id, ...(await request.json()) })
      return response(200).json(done)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Hold a seat for Kabir Malhotra' }))
  await waitFor(() => expect(toast()).toMatch('The seat is held'))
  expect(sent).toEqual([{ id: '91', decision: 'hold' }])
  expect(screen.queryByRole('button', { name: 'Hold a seat for Diya Pillai' })).toBeNull()
})

test('trial classes have the session and the status of each child', async () => {
  open()
  const table = within(
    await screen.findByRole('table', { name: 'Trial classes and single sessions' }),
  )
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Child',
    'Age',
    'Session',
    'Status',
  ])
})

test('a request with a hidden age asks for the reason once the server does', async () => {
  const { person, toast } = open()
  const sent: unknown[] = []
  server.use(
    http.post('/stores/bookings/{id}/decision', async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      if (body.age_why !== undefined) return response(200).json(done)
      const msg = 'is needed, because the child is outside the age range'
      return response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: `Please check: age_why ${msg}.`,
        errors: [{ field: 'age_why', msg }],
      })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Accept Kabir Malhotra' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(toast()).toBeUndefined()
  await person.type(dialog.getByRole('textbox'), 'His sister is in the batch')
  await person.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(toast()).toMatch('Booking confirmed'))
  expect(sent).toEqual([
    { decision: 'confirm' },
    { decision: 'confirm', age_why: 'His sister is in the batch' },
  ])
})

test('contact details are shown with one press, and the parent is told', async () => {
  const asked: string[] = []
  const { person } = open()
  server.use(
    http.post('/stores/bookings/{id}/reveal', ({ params, response }) => {
      asked.push(params.id)
      return response(200).json({
        email: 'deepa@example.in',
        phone: '9845012345',
        calls_from: null,
      })
    }),
  )
  const roster = within(await screen.findByRole('table', { name: 'Roster' }))
  const name = 'Show the contact details of Deepa Bhat'
  const [first] = await roster.findAllByRole('button', { name })
  if (first) await person.click(first)
  const email = await roster.findByRole('link', { name: 'deepa@example.in' })
  expect(email.getAttribute('href')).toBe('mailto:deepa@example.in')
  expect(roster.getByRole('link', { name: '9845012345' }).getAttribute('href')).toBe(
    'tel:9845012345',
  )
  expect(roster.getByText('The parent sees that you opened this.')).toBeDefined()
  expect(asked).toEqual(['81'])
})

test('the waitlist shows its rule, and a family is moved ahead for a reason', async () => {
  const { person, toast } = open()
  let sent: unknown
  server.use(
    http.post('/stores/waitlist/{id}', async ({ params, request, response }) => {
      sent = { id: params.id, ...(await request.json()) }
      return response(200).json(done)
    }),
  )
  const waitlist = within(await screen.findByRole('region', { name: 'Waitlist' }))
  expect(
    waitlist.getByText('In order of joining. Moving a family ahead needs a reason.'),
  ).toBeDefined()
  expect(waitlist.getByText('Moved ahead: A brother is in this batch')).toBeDefined()
  await person.click(waitlist.getByRole('button', { name: 'Actions for Lata Deshpande' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Move ahead' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move Lata Deshpande ahead' }))
  await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A twin')
  await person.click(dialog.getByRole('button', { name: 'Move ahead' }))
  await waitFor(() => expect(toast()).toBe('Waitlist updated'))
  expect(sent).toEqual({ id: '52', action: 'move_ahead', reason: 'A twin' })
})

test('attendance is marked by taps and saved together', async () => {
  const { person, toast } = open({
    path: '/dashboard/batches/31?attendance=406',
    calls: rosterCalls(),
  })
  let sent: unknown
  server.use(
    http.put('/stores/sessions/{id}/attendance', async ({ params, request, response }) => {
      sent = { id: params.id, ...(await request.json()) }
      return response(200).json(done)
    }),
  )
  expect(await screen.findByText('Absent the last 2 times')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Ishaan Rao is absent' }))
  await person.click(screen.getByRole('button', { name: 'Mark the rest present' }))
  expect(screen.getByText('3 marks not saved yet')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(toast()).toBe('Attendance saved'))
  expect(sent).toEqual({
    id: '406',
    marks: [
      { booking_id: 83, present: false },
      { booking_id: 82, present: true },
      { booking_id: 84, present: true },
    ],
  })
})

test('asks before marks that are not saved are left for the batch', async () => {
  const { person } = open({
    path: '/dashboard/batches/31?attendance=406',
    calls: [...rosterCalls(), ...batchCalls()],
  })
  await person.click(await screen.findByRole('button', { name: 'Ishaan Rao is absent' }))
  const [back] = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === batch)
  if (!back) throw new Error('There is no link to the batch.')
  await person.click(back)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(screen.getByText('1 mark not saved yet')).toBeDefined()
  await person.click(back)
  const again = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await person.click(again.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByRole('region', { name: 'Seats' })).toBeDefined()
})

test('a session that has not begun cannot be marked', async () => {
  const start = momentAt(dayOfWeek(9), 17 * 60)
  open({
    path: '/dashboard/batches/31?attendance=406',
    calls: rosterCalls({
      session: { id: 406, starts_at: start, ends_at: start, state: 'planned' },
    }),
  })
  expect(await screen.findByText('You can mark attendance when the session starts.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('the head leads to the attendance of the session that has begun today', async () => {
  const start = new Date(Date.now() - 60_000).toISOString()
  const [session] = termSessions()
  if (session === undefined) throw new Error('The term has no session')
  open({ calls: batchCalls({}, [{ ...session, id: 499, state: 'planned', starts_at: start }]) })
  const link = await screen.findByRole('link', { name: 'Take attendance' })
  expect(link.getAttribute('href')).toBe('/dashboard/batches/31?attendance=499')
})

test('the children are exported after the password, if the API asks for it', async () => {
  const { calls, isConfirmed, refusal } = confirmationCalls()
  const { person } = open()
  server.use(
    ...calls,
    http.get('/stores/batches/{id}/roster/csv', ({ response }) =>
      response.untyped(isConfirmed() ? new Response('Child') : refusal()),
    ),
  )
  URL.createObjectURL = () => 'blob:csv'
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await person.click(await screen.findByRole('button', { name: 'Export' }))
  await person.click(screen.getByRole('button', { name: 'Download' }))
  const password = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  await person.type(await password.findByLabelText('Your password'), 'monsoon mango')
  expect(download).not.toHaveBeenCalled()
  await person.click(password.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(download).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
