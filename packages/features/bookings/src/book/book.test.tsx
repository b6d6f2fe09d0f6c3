import { bookingForm, chosenBatch, http, myBooking, myProfile } from '@edbazaar/api-client/testing'
import { createI18n, toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { page as bookingPage } from '../booking'
import { wayOf } from './book-choice'
import { page } from './index'

const server = startMockServer()

const slug = 'ganit-maths-circle-330187'

function open(batch = chosenBatch(), ...calls: Parameters<typeof server.use>) {
  server.use(
    ...calls,
    http.get('/batches/{id}/booking-form', ({ response }) =>
      response(200).json(bookingForm({ batch })),
    ),
  )
  const Stub = () => null
  const { router, store } = renderPage(
    [
      { path: '/book/:slug/:batch', ...page },
      { path: '/my-bookings/:id', ...bookingPage },
      { path: '/my-waitlists/:id', Component: Stub },
    ],
    `/book/${slug}/${batch.id}`,
    forUser({ id: 7, email: 'kavita@example.in' }),
  )
  return { person: userEvent.setup(), router, store }
}

test('holds a seat of a trial class for the chosen child', async () => {
  const sent: unknown[] = []
  const held = myBooking({ kind: 'trial', state: 'held' })
  const { person, router } = open(
    chosenBatch(),
    http.post('/batches/{id}/bookings', async ({ request, response }) => {
      sent.push(await request.json())
      return response(201).json({
        bookings: [held],
        hold_until: '2026-11-20T05:25:00.000Z',
        overlaps: [
          {
            booking_id: held.id,
            other_id: 'c2a1b8d4-5e7f-4a6b-8c9d-0e1f2a3b4c5f',
            child_name: 'Anika',
            product: 'Tabla',
            batch: 'Evening',
            starts_at: '2027-01-06T11:30:00.000Z',
          },
        ],
      })
    }),
    http.get('/my-bookings/{id}', ({ response }) =>
      response(200).json({ booking: held, party: [held], sessions: [], events: [], reveals: [] }),
    ),
    http.get('/batches/{id}/booking-form', ({ response }) => response(200).json(bookingForm())),
  )
  await person.click(await screen.findByRole('radio', { name: /^Trial class/ }))
  await person.click(screen.getByRole('button', { name: 'Hold seats and continue' }))
  expect(await screen.findByText('Choose at least one child.')).toBeDefined()
  expect(screen.getByText('Choose a class.')).toBeDefined()
  await person.click(screen.getByRole('radio', { name: /^Wed, 6 January/ }))
  await person.click(screen.getByRole('checkbox', { name: 'Anika' }))
  await person.click(screen.getByRole('button', { name: 'Hold 1 seat and continue' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/my-bookings/${held.id}`))
  expect(sent).toMatchObject([{ kind: 'trial', children: [12], session_id: 102, any_of: false }])
  expect(await screen.findByText('Another class is at the same time')).toBeDefined()
  expect(
    screen.getByText(
      'Anika also has Tabla, Evening. The first time both take place is Wed, 6 January, 5 pm.',
    ),
  ).toBeDefined()
})

test('a child outside the age range makes it a request, and a refusal keeps what was typed', async () => {
  const sent: unknown[] = []
  const { person } = open(
    chosenBatch(),
    http.post('/batches/{id}/bookings', async ({ request, response }) => {
      sent.push(await request.json())
      return response(409).json({ status: 409, code: 'conflict', msg: 'No free seats.' })
    }),
  )
  await person.click(await screen.findByRole('checkbox', { name: 'Rohan' }))
  const note = screen.getByLabelText('Anything the teacher should know')
  await person.type(note, 'Sits in front.')
  await person.click(screen.getByRole('button', { name: 'Request 1 seat' }))
  expect(await screen.findByText(/^Tick this to continue/)).toBeDefined()
  await person.click(screen.getByRole('checkbox', { name: /^I am a parent/ }))
  await person.click(screen.getByRole('button', { name: 'Request 1 seat' }))
  expect(await screen.findByText('No free seats.')).toBeDefined()
  expect(screen.getByDisplayValue('Sits in front.')).toBe(note)
  expect(sent).toMatchObject([
    { children: [13], details: { note: 'Sits in front.', consent: { channels: ['email'] } } },
  ])
})

test('an error of the API is shown at its field, and what was typed stays', async () => {
  const { person } = open(
    chosenBatch(),
    http.post('/batches/{id}/bookings', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Please check the note.',
        errors: [{ field: 'details.note', msg: 'must not have a link' }],
      }),
    ),
  )
  await person.click(await screen.findByRole('checkbox', { name: 'Rohan' }))
  const note = screen.getByLabelText('Anything the teacher should know')
  await person.type(note, 'Sits in front.')
  const isParent = screen.getByRole('checkbox', { name: /^I am a parent/ })
  const request = screen.getByRole('button', { name: 'Request 1 seat' })
  await person.click(request)
  await waitFor(() => expect(document.activeElement).toBe(isParent))
  await person.click(isParent)
  await person.click(request)
  expect(await screen.findByText('Must not have a link')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(note))
  expect(screen.getByDisplayValue('Sits in front.')).toBe(note)
})

test('an ended hold keeps what was chosen and typed, until it is booked', async () => {
  const later = () => new Date(Date.now() + 600_000).toISOString()
  let held = myBooking({ state: 'held', hold_until: later() })
  const { person, router } = open(
    chosenBatch(),
    http.post('/batches/{id}/bookings', ({ response }) =>
      response(201).json({ bookings: [held], hold_until: held.hold_until, overlaps: [] }),
    ),
    http.get('/my-bookings/{id}', ({ response }) =>
      response(200).json({ booking: held, party: [held], sessions: [], events: [], reveals: [] }),
    ),
    http.post('/my-bookings/{id}/confirm', ({ response }) => {
      held = myBooking()
      return response(200).json(held)
    }),
  )
  const isChosen = async () =>
    (await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Anika' })).checked
  await person.click(await screen.findByRole('checkbox', { name: 'Anika' }))
  await person.click(screen.getByRole('button', { name: 'Hold 1 seat and continue' }))
  await person.type(await screen.findByLabelText('Anything the teacher should know'), 'Left hand')
  held = myBooking({ state: 'held', hold_until: '2026-01-01T00:00:00.000Z' })
  await act(() => router.revalidate())
  expect(screen.getByText(/Your choice and what you wrote are kept/)).toBeDefined()

  held = myBooking({ state: 'held', hold_until: later() })
  await person.click(screen.getByRole('link', { name: 'Book again' }))
  expect(await isChosen()).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Hold 1 seat and continue' }))
  expect(await screen.findByDisplayValue('Left hand')).toBeDefined()
  await person.click(screen.getByRole('checkbox', { name: /^I am a parent/ }))
  await person.click(screen.getByRole('button', { name: 'Confirm booking' }))
  expect(await screen.findByText('1 seat booked')).toBeDefined()
  await act(() => router.navigate(`/book/${slug}/31`))
  expect(await isChosen()).toBe(false)
})

test('Enter in a field of a new child saves the child instead of booking', async () => {
  const booked: unknown[] = []
  const saved: unknown[] = []
  const profile = myProfile()
  const { person } = open(
    chosenBatch(),
    http.get('/users/my-profile', ({ response }) => response(200).json(profile)),
    http.put('/users/my-profile', async ({ request, response }) => {
      const change = await request.json()
      saved.push(change)
      return response(200).json({ status: 200, msg: 'Saved', revision: 2, value: change.value })
    }),
    http.post('/batches/{id}/bookings', async ({ request, response }) => {
      booked.push(await request.json())
      return response(409).json({ status: 409, code: 'conflict', msg: 'No free seats.' })
    }),
  )
  await person.click(await screen.findByRole('checkbox', { name: 'Anika' }))
  await person.click(screen.getByRole('button', { name: 'Add a child' }))
  await person.type(screen.getByLabelText('Name of the child'), 'Diya{Enter}')
  expect(screen.getByLabelText('Date of birth').getAttribute('aria-invalid')).toBe('true')
  await person.type(screen.getByLabelText('Date of birth'), '05/04/2019')
  await person.type(screen.getByLabelText('Name of the child'), '{Enter}')
  await screen.findByRole('button', { name: 'Add a child' })
  const value = [...profile.children, { name: 'Diya', born_on: '2019-04-05' }]
  expect(saved).toEqual([{ field: 'children', value, revision: profile.revision }])
  expect(booked).toEqual([])
})

test('a child does not replace children that were saved elsewhere; the next click adds it to them', async () => {
  const diya = { name: 'Diya', born_on: '2019-04-05' }
  const om = { name: 'Om', born_on: null }
  let profile = myProfile()
  const saved: unknown[] = []
  const { person, store } = open(
    chosenBatch(),
    http.get('/users/my-profile', ({ response }) => response(200).json(profile)),
    http.put('/users/my-profile', async ({ request, response }) => {
      const { value, revision } = await request.json()
      if (profile.revision === 1) profile = myProfile({ children: [om], revision: 2 })
      if (revision !== profile.revision)
        return response(409).json({ status: 409, code: 'conflict', msg: 'Someone has changed it.' })
      saved.push(value)
      return response(200).json({ status: 200, msg: 'Updated', revision: 3, value })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add a child' }))
  await person.type(screen.getByLabelText('Name of the child'), diya.name)
  await person.type(screen.getByLabelText('Date of birth'), '05/04/2019')
  const save = screen.getByRole('button', { name: 'Save child' })
  await person.click(save)
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Someone has changed it.'))
  expect(saved).toEqual([])
  await waitFor(() => expect(save.getAttribute('aria-disabled')).not.toBe('true'))
  await person.click(save)
  await waitFor(() => expect(saved).toEqual([[om, diya]]))
})

test('a child whose saving was interrupted is not added twice', async () => {
  let profile = myProfile()
  let saves = 0
  const { person } = open(
    chosenBatch(),
    http.get('/users/my-profile', ({ response }) => response(200).json(profile)),
    http.put('/users/my-profile', ({ response }) => {
      saves += 1
      profile = myProfile({
        children: [...profile.children, { name: 'Diya', born_on: '2019-04-05' }],
      })
      return response.untyped(Response.error())
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Add a child' }))
  await person.type(screen.getByLabelText('Name of the child'), 'Diya')
  await person.type(screen.getByLabelText('Date of birth'), '05/04/2019')
  const save = screen.getByRole('button', { name: 'Save child' })
  await person.click(save)
  await waitFor(() => expect(saves).toBe(1))
  await waitFor(() => expect(save.getAttribute('aria-disabled')).not.toBe('true'))
  await person.click(save)
  await screen.findByRole('button', { name: 'Add a child' })
  expect(saves).toBe(1)
})

test('a full batch shows the line and its rule', async () => {
  const line = { waiting_families: 4, waiting_children: 5, moved_ahead: 1 }
  open(chosenBatch({ seats_left: 0, has_trials: false, has_drop_in: false, ...line }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Join the waitlist' })).toBeDefined()
  expect(screen.queryByRole('radio', { name: /^Whole term/ })).toBeNull()
  expect(await screen.findByText('Number 5 in line')).toBeDefined()
  expect(screen.getByText('4 families, 5 children')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'What the waitlist is for' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'What to book' })).toBeNull()
  expect(screen.getByText(/^In order of joining/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Join the waitlist' })).toBeDefined()
})

test.each([
  [{ state: 'paused', reopens_on: '2027-02-01' }, 'It takes bookings again from 1 February 2027.'],
  [{ state: 'paused', reopens_on: null }, 'Its provider has paused it for now.'],
  [{ state: 'closed' }, 'Its provider has closed it to new bookings.'],
  [{ state: 'cancelled' }, 'Its provider has cancelled it.'],
  [{ can_book: false }, 'Nobody manages this service on EdBazaar yet, so nobody could answer.'],
] as const)('says why nobody can book: %j', async (batch, reason) => {
  open(chosenBatch(batch))
  expect(await screen.findByText(reason)).toBeDefined()
  expect(screen.getByRole('link', { name: 'See all batches' })).toBeDefined()
})

test.each([
  [{ seats_left: 0, has_trials: false, has_drop_in: false }, 'Join the waitlist'],
  [{ seats_left: 0 }, 'Book a class'],
  [{ seats_left: 0, has_trials: false, has_drop_in: false, can_book: false }, 'Book a class'],
  [{ seats_left: 0, has_trials: false, has_drop_in: false, has_waitlist: false }, 'Book a class'],
  [{}, 'Book a class'],
])('the title of the page of a batch with %j is "%s"', (batch, title) => {
  const form = bookingForm({ batch: chosenBatch(batch) })
  expect(page.handle.meta(form, createI18n('en'), {}).title).toBe(title)
  expect(page.handle.meta(null, createI18n('en'), {}).title).toBe('Book a class')
})

test('several children wait together, unless fewer seats are enough', () => {
  const own = bookingForm().children.map((child) => ({
    ...child,
    fits: true,
    needs_request: { term: null, trial: null, drop_in: null },
  }))
  const choice = { kind: 'term' as const, session: null, children: [12, 13], anyOf: false }
  const batch = chosenBatch({ seats_left: 1 })
  expect(wayOf(batch, choice, own)).toBe('wait')
  expect(wayOf(batch, { ...choice, anyOf: true }, own)).toBe('hold')
  expect(wayOf(chosenBatch({ seats_left: 0, has_waitlist: false }), choice, own)).toBe('closed')
  expect(wayOf(chosenBatch({ joining: 'request' }), choice, own)).toBe('request')
})

test('names the batch, the provider and the place under the title', async () => {
  open()
  const head = (await screen.findByRole('heading', { level: 1, name: 'Book a class' }))
    .parentElement
  expect(head?.textContent).toContain('Mon and Wed eveningsMon, Wed, 5–6:30 pm')
  expect(head?.textContent).toContain('Ganit Classes, 12th Main, Indiranagar, Bengaluru')
})

test('the summary follows the choice: the class, its trial seats, a line for each child and the total', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('radio', { name: 'Trial class, ₹200' }))
  const summary = screen.getByRole('complementary', { name: 'Mon and Wed evenings' })
  expect(summary.textContent).toContain('Trial classNo class chosen yet')
  expect(summary.textContent).toContain('Price₹200')
  expect(screen.getByRole('button', { name: 'Hold seats and continue' })).toBeDefined()
  await person.click(screen.getByRole('radio', { name: /^Wed, 6 January/ }))
  await person.click(screen.getByRole('checkbox', { name: 'Anika' }))
  await person.click(screen.getByRole('checkbox', { name: 'Rohan' }))
  expect(summary.textContent).toContain('Trial classWed, 6 January, 5–6:30 pm')
  expect(summary.textContent).toContain('Trial seats1 left')
  expect(summary.textContent).not.toContain('Dates')
  expect(summary.textContent).toContain('Anika, trial class₹200Rohan, trial class₹200Total₹400')
  expect(screen.getByRole('button', { name: 'Request 2 seats' })).toBeDefined()
})

test.each([
  [0, 'Trial class, free', 'PriceFree'],
  [null, 'Trial class, price not provided', 'PriceNot provided'],
])('a trial class for %s is labelled "%s"', async (price, name, line) => {
  const { person } = open(chosenBatch({ trial_price: price }))
  await person.click(await screen.findByRole('radio', { name }))
  const summary = screen.getByRole('complementary', { name: 'Mon and Wed evenings' })
  expect(summary.textContent).toContain(line)
})

test('a single class says how many seats it has left, and one without a seat is not offered', async () => {
  const [first, second] = chosenBatch().sessions
  if (!first || !second) throw new Error('The batch has two classes')
  const { person } = open(
    chosenBatch({
      sessions: [
        { ...first, seats_left: 0 },
        { ...second, seats_left: 3 },
      ],
    }),
  )
  await person.click(await screen.findByRole('radio', { name: /^Single class/ }))
  expect(screen.queryByRole('radio', { name: /^Mon, 4 January/ })).toBeNull()
  await person.click(screen.getByRole('radio', { name: /^Wed, 6 January/ }))
  expect(screen.getByText('3 seats left')).toBeDefined()
  expect(screen.getByText('3 left')).toBeDefined()
})

test('a kind without a class that has a seat says so', async () => {
  const sessions = chosenBatch().sessions.map((session) => ({ ...session, trials_left: 0 }))
  const { person } = open(chosenBatch({ sessions }))
  await person.click(await screen.findByRole('radio', { name: /^Trial class/ }))
  expect(screen.getByText('All classes are full.')).toBeDefined()
})

test('the classes of another kind have no error before the next submit', async () => {
  const { person } = open()
  const submit = await screen.findByRole('button', { name: 'Hold seats and continue' })
  await person.click(submit)
  expect(await screen.findByText('Choose at least one child.')).toBeDefined()
  await person.click(screen.getByRole('radio', { name: /^Trial class/ }))
  await person.click(screen.getByRole('checkbox', { name: 'Anika' }))
  await waitFor(() => expect(screen.queryByText('Choose at least one child.')).toBeNull())
  expect(screen.queryByText('Choose a class.')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Hold 1 seat and continue' }))
  expect(await screen.findByText('Choose a class.')).toBeDefined()
})

test('a child that was just added is chosen, and the missing choice is no error any more', async () => {
  const { children, ...others } = bookingForm()
  const diya = {
    id: 14,
    name: 'Diya',
    age: { years: 12, months: 0 },
    fits: true,
    booked: null,
    has_trial: false,
    open_requests: 0,
    needs_request: { term: null, trial: null, drop_in: null },
  }
  let own = children
  const { person } = open(
    chosenBatch(),
    http.get('/users/my-profile', ({ response }) => response(200).json(myProfile())),
    http.put('/users/my-profile', async ({ request, response }) => {
      const { value } = await request.json()
      own = [...children, diya]
      return response(200).json({ status: 200, msg: 'Saved', revision: 2, value })
    }),
  )
  server.use(
    http.get('/batches/{id}/booking-form', ({ response }) =>
      response(200).json({ ...others, children: own }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Hold seats and continue' }))
  expect(await screen.findByText('Choose at least one child.')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Add a child' }))
  await person.type(screen.getByLabelText('Name of the child'), 'Diya')
  await person.type(screen.getByLabelText('Date of birth'), '05/01/2015')
  await person.click(screen.getByRole('button', { name: 'Save child' }))
  const added = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Diya' })
  await waitFor(() => expect(added.checked).toBe(true))
  await waitFor(() => expect(screen.queryByText('Choose at least one child.')).toBeNull())
})

test('says the ages of the batch at a child that does not fit', async () => {
  open(chosenBatch({ seats_left: 0 }))
  const child = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Rohan' })
  expect(child.disabled).toBe(true)
  expect(
    screen.getByText(
      '9 years 4 months on 4 January, the first day of the batch. This batch is for ages 11–16',
    ),
  ).toBeDefined()
})

test('without a child the first error leads to the button that adds one', async () => {
  const form = bookingForm({ children: [] })
  const { person } = open(
    chosenBatch(),
    http.get('/batches/{id}/booking-form', ({ response }) => response(200).json(form)),
  )
  await person.click(await screen.findByRole('radio', { name: /^Trial class/ }))
  await person.click(screen.getByRole('radio', { name: /^Wed, 6 January/ }))
  await person.click(screen.getByRole('button', { name: /continue$/ }))
  const add = screen.getByRole('button', { name: 'Add a child' })
  await waitFor(() => expect(document.activeElement).toBe(add))
})
