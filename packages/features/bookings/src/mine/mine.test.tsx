import { bookingForm, chosenBatch, http, myBooking, myWaitlist } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { page as bookingPage } from '../booking'
import { cancelPage } from '../links'
import { page as waitlistPage } from '../waitlist'
import { page } from './index'

const server = startMockServer()

function open(path: string, ...calls: Parameters<typeof server.use>) {
  server.use(...calls)
  renderPage(
    [
      { path: '/my-bookings', ...page },
      { path: '/my-bookings/cancel', ...cancelPage },
      { path: '/my-bookings/:id', ...bookingPage },
      { path: '/my-waitlists/:id', ...waitlistPage },
    ],
    path,
    forUser({ id: 7, email: 'kavita@example.in' }),
  )
  return userEvent.setup()
}

const { id } = myBooking()
const detail = (booking = myBooking()) =>
  http.get('/my-bookings/{id}', ({ response }) =>
    response(200).json({ booking, party: [booking], sessions: [], events: [], reveals: [] }),
  )

test('a trial moves to another class, which must be chosen', async () => {
  const [session, other] = chosenBatch().sessions
  if (session === undefined || other === undefined) throw new Error('The batch has two classes')
  const current = { ...other, state: 'planned' as const }
  const trial = myBooking({ kind: 'trial', session: current, can_reschedule: true })
  const sent: unknown[] = []
  const person = open(
    `/my-bookings/${id}`,
    detail(trial),
    http.get('/products/{slug}/batches', ({ response }) =>
      response(200).json({ data: [chosenBatch()] }),
    ),
    http.post('/my-bookings/{id}/reschedule', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json({ status: 200, msg: 'Updated' })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Change the date' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose another class' }))
  expect(dialog.getByText('Ganit Maths Circle').parentElement?.textContent).toBe(
    'Ganit Maths Circle, Anika',
  )
  expect(dialog.getByText('Current date: Wed, 6 January, 5–6:30 pm')).toBeDefined()
  expect(dialog.getByText('2 trial seats left')).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Save date' }))
  expect(await dialog.findByText('Choose a class.')).toBeDefined()
  expect(sent).toEqual([])
  const [first] = dialog.getAllByRole('radio')
  if (first === undefined) throw new Error('The batch has no other class')
  await person.click(first)
  await waitFor(() => expect(dialog.queryByText('Choose a class.')).toBeNull())
  await person.click(dialog.getByRole('button', { name: 'Save date' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ session_id: session.id }])
})

test('the list has upcoming and past bookings and the place in line; a seat is cancelled', async () => {
  let booking = myBooking({ next_at: '2099-01-05T11:30:00.000Z' })
  const sent: unknown[] = []
  const person = open(
    '/my-bookings',
    http.get('/my-bookings', ({ response }) =>
      response(200).json({ bookings: [booking], waitlists: [myWaitlist()] }),
    ),
    http.post('/my-bookings/{id}/cancel', async ({ request, response }) => {
      sent.push(await request.json())
      booking = myBooking({ state: 'cancelled', can_cancel: false })
      return response(200).json({ status: 200, msg: 'Updated' })
    }),
  )
  expect(await screen.findByText('Number 2 of 2 in line')).toBeDefined()
  expect(screen.getByText(/^Next class: Mon, 5 January/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Cancel the seat of Anika' }))
  expect(
    screen.getByText(
      'The seat of Anika in Ganit Maths Circle, Mon and Wed evenings becomes free for other families. This cannot be undone.',
    ),
  ).toBeDefined()
  expect(screen.getByText(/^You pay Ganit Classes directly/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Cancel the seat' }))
  expect(await screen.findByRole('heading', { name: 'Past' })).toBeDefined()
  expect(sent).toEqual([{ party: false }])
})

test('held seats are confirmed with the permission, and an ended hold leads to the batch', async () => {
  const until = new Date(Date.now() + 600_000).toISOString()
  let booking = myBooking({ state: 'held', hold_until: until })
  const sent: unknown[] = []
  const person = open(
    `/my-bookings/${id}`,
    http.get('/my-bookings/{id}', ({ response }) =>
      response(200).json({ booking, party: [booking], sessions: [], events: [], reveals: [] }),
    ),
    http.get('/batches/{id}/booking-form', ({ response }) => response(200).json(bookingForm())),
    http.post('/my-bookings/{id}/confirm', async ({ request, response }) => {
      sent.push(await request.json())
      booking = myBooking()
      return response(200).json(booking)
    }),
  )
  expect(await screen.findByText('1 seat held for you')).toBeDefined()
  await person.click(screen.getByRole('checkbox', { name: /^I am a parent/ }))
  await person.click(screen.getByRole('button', { name: 'Confirm booking' }))
  expect(await screen.findByText('1 seat booked')).toBeDefined()
  expect(sent).toMatchObject([{ details: { is_parent: true, consent: { notice_version: 1 } } }])
})

test('an ended hold leads back to the batch', async () => {
  open(
    `/my-bookings/${id}`,
    detail(myBooking({ state: 'held', hold_until: '2026-01-01T00:00:00.000Z' })),
  )
  const link = await screen.findByRole('link', { name: 'Book again' })
  expect(link.getAttribute('href')).toBe('/book/ganit-maths-circle-330187/31')
})

test.each([
  ['held', 'The seats are no longer held'],
  ['requested', 'The provider did not answer in time'],
] as const)(
  'a booking that ended when it was %s says so and leads back to the batch',
  async (state, title) => {
    const booking = myBooking({ state: 'expired', can_cancel: false })
    const at = '2026-11-20T05:10:00.000Z'
    const events = [
      { state, by_you: true, at },
      { state: 'expired' as const, by_you: false, at },
    ]
    open(
      `/my-bookings/${id}`,
      http.get('/my-bookings/{id}', ({ response }) =>
        response(200).json({ booking, party: [booking], sessions: [], events, reveals: [] }),
      ),
    )
    expect(await screen.findByText(title)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Book again' })).toBeDefined()
  },
)

test('a family agrees once that the new owner of a store may see its bookings', async () => {
  let changed: string | null = '2026-11-25T05:00:00.000Z'
  const sent: unknown[] = []
  const person = open(
    '/my-bookings',
    http.get('/my-bookings', ({ response }) =>
      response(200).json({
        bookings: [myBooking({ owner_changed_at: changed })],
        waitlists: [myWaitlist({ owner_changed_at: changed })],
      }),
    ),
    http.post('/my-bookings/new-owner', async ({ request, response }) => {
      sent.push(await request.json())
      changed = null
      return response(200).json({ status: 200, msg: 'Agreed' })
    }),
  )
  expect(await screen.findByText('Ganit Classes has a new owner')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Yes, they may see them' }))
  await waitFor(() => expect(screen.queryByText('Ganit Classes has a new owner')).toBeNull())
  expect(sent).toEqual([{ store_id: 12 }])
})

test('an offer is answered with "later"', async () => {
  let entry = myWaitlist({
    state: 'offered',
    offer: { id: 5, seats: 2, expires_at: '2027-01-01T05:00:00.000Z' },
  })
  const sent: unknown[] = []
  const person = open(
    `/my-waitlists/${entry.id}`,
    http.get('/my-waitlists/{id}', ({ response }) => response(200).json(entry)),
    http.post('/my-waitlists/{id}/answer', async ({ request, response }) => {
      sent.push(await request.json())
      entry = myWaitlist({ passes: 1 })
      return response(200).json({ status: 200, msg: 'Updated' })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Later' }))
  await waitFor(() => expect(screen.queryByText('2 seats are free for you')).toBeNull())
  expect(sent).toEqual([{ offer_id: 5, answer: 'later' }])
})

test('a family with fewer seats than children chooses who gets them', async () => {
  const entry = myWaitlist({
    state: 'offered',
    offer: { id: 5, seats: 1, expires_at: '2027-01-01T05:00:00.000Z' },
  })
  const sent: unknown[] = []
  const person = open(
    `/my-waitlists/${entry.id}`,
    http.get('/my-waitlists/{id}', ({ response }) => response(200).json(entry)),
    http.post('/my-waitlists/{id}/answer', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json({ status: 200, msg: 'Answered' })
    }),
  )
  await person.click(await screen.findByRole('checkbox', { name: 'Rohan' }))
  const accept = screen.getByRole('button', { name: /^Accept/ })
  await person.click(accept)
  expect(sent).toEqual([])
  expect(screen.getAllByText('Who gets the seat? Choose one child.')).toHaveLength(2)
  await person.click(screen.getByRole('checkbox', { name: 'Anika' }))
  await person.click(accept)
  await waitFor(() => expect(sent).toEqual([{ offer_id: 5, answer: 'accept', children: [13] }]))
})

test('the emailed link cancels only after the button', async () => {
  const token = 'GvYx0mF4s2Q7nT1kRj8wBzLd5cHa9uEoP3iXyVqWtNM'
  const sent: unknown[] = []
  const person = open(
    `/my-bookings/cancel#${token}`,
    http.post('/bookings/cancel', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json({ status: 200, msg: 'Updated' })
    }),
  )
  const button = await screen.findByRole('button', { name: 'Cancel the booking' })
  expect(sent).toEqual([])
  await person.click(button)
  expect(await screen.findByText('The booking is cancelled')).toBeDefined()
  expect(sent).toEqual([{ token }])
})

test('the secret of an emailed link leaves the address bar, and a refresh keeps it', async () => {
  const token = 'GvYx0mF4s2Q7nT1kRj8wBzLd5cHa9uEoP3iXyVqWtNM'
  const sent: unknown[] = []
  server.use(
    http.post('/bookings/cancel', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json({ status: 200, msg: 'Updated' })
    }),
  )
  const pages = [{ path: '/my-bookings/cancel', ...cancelPage }]
  const { router } = renderPage(pages, `/my-bookings/cancel#${token}`)
  const button = await screen.findByRole('button', { name: 'Cancel the booking' })
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  // A refresh restores the state of the entry of the history.
  expect(router.state.location.state).toEqual({ secret: token })
  await userEvent.click(button)
  await waitFor(() => expect(sent).toEqual([{ token }]))
  await waitFor(() => expect(router.state.location.state).toBeNull())
})

test('the emailed link of a booking that has ended offers no button', async () => {
  const person = open(
    '/my-bookings/cancel#GvYx0mF4s2Q7nT1kRj8wBzLd5cHa9uEoP3iXyVqWtNM',
    http.post('/bookings/cancel', ({ response }) =>
      response(409).json({
        status: 409,
        code: 'conflict',
        msg: 'This booking can no longer be cancelled.',
      }),
    ),
  )
  await person.click(await screen.findByRole('button', { name: 'Cancel the booking' }))
  expect(await screen.findByText('This booking can no longer be cancelled.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull()
})

test('a booking of a term names the batch with its days and times', async () => {
  const { batch } = myBooking()
  open(
    '/my-bookings',
    http.get('/my-bookings', ({ response }) =>
      response(200).json({ bookings: [myBooking({ session: null })], waitlists: [] }),
    ),
  )
  expect(await screen.findByText(new RegExp(`^${batch.name}, .*\\d (am|pm)$`))).toBeDefined()
})

test('an offer comes first, then the bookings by what is next, then the waitlists', async () => {
  const later = myBooking({ id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e74', child_name: 'Om' })
  const session = {
    id: 101,
    starts_at: '2027-01-02T04:30:00.000Z',
    ends_at: '2027-01-02T06:00:00.000Z',
    state: 'planned' as const,
  }
  const sooner = myBooking({
    id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e75',
    kind: 'trial',
    child_name: 'Diya',
    session,
    next_at: session.starts_at,
  })
  const offered = myWaitlist({
    id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e76',
    state: 'offered',
    offer: { id: 5, seats: 1, expires_at: '2027-01-01T05:00:00.000Z' },
  })
  open(
    '/my-bookings',
    http.get('/my-bookings', ({ response }) =>
      response(200).json({ bookings: [later, sooner], waitlists: [myWaitlist(), offered] }),
    ),
  )
  await screen.findByText('Number 2 of 2 in line')
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
  expect(titles.slice(0, 3)).toEqual(['Seats offered to you', 'Upcoming', 'Waitlists'])
  const links = screen.getAllByRole('link', { name: /^Open Ganit/ })
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Open Ganit Maths Circle, Diya',
    'Open Ganit Maths Circle, Om',
  ])
})

test('an older booking begins with its next class, and counts the classes that take place', async () => {
  const booking = myBooking({ next_at: '2099-01-05T11:30:00.000Z' })
  const session = { moved_from: null, reason: null, present: null }
  const times = { starts_at: '2027-01-04T11:30:00.000Z', ends_at: '2027-01-04T13:00:00.000Z' }
  const sessions = [
    { ...session, ...times, id: 101, state: 'planned' as const },
    { ...session, ...times, id: 102, state: 'planned' as const },
    { ...session, ...times, id: 103, state: 'cancelled' as const },
  ]
  open(
    `/my-bookings/${id}`,
    http.get('/my-bookings/{id}', ({ response }) =>
      response(200).json({ booking, party: [booking], sessions, events: [], reveals: [] }),
    ),
  )
  expect(await screen.findByText('2 in all')).toBeDefined()
  expect(screen.queryByText('1 seat booked')).toBeNull()
  const card = screen.getByRole('complementary', { name: 'Mon and Wed evenings' })
  expect(card.textContent).toContain('Next classMon, 5 January, 5 pm')
  const classes = screen.getByRole('heading', { name: 'Your classes' })
  const position = card.compareDocumentPosition(classes)
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})
