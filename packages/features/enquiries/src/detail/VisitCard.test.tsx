import type { MyEnquiry } from '@edbazaar/api-client'
import { http, myEnquiry } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forVisitors } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EnquiryDetail } from './EnquiryDetail'

const server = startMockServer()

const time = { starts_at: '2027-01-09T04:30:00.000Z', ends_at: '2027-01-09T05:30:00.000Z' }
const slots = [
  { id: 12, seats_left: 2, ...time },
  {
    id: 13,
    seats_left: 1,
    starts_at: '2027-01-16T04:30:00.000Z',
    ends_at: '2027-01-16T05:30:00.000Z',
  },
]
const can = { ...myEnquiry().can, choose_visit: true, cancel_visit: true }
const visit = (state: 'offered' | 'confirmed') => ({ id: 5, slot_id: 12, state, ...time })

function open(given: Partial<MyEnquiry>) {
  server.use(http.get('/my-enquiries/{id}', ({ response }) => response(200).json(myEnquiry(given))))
  const access = { id: myEnquiry().id, token: 'token' }
  const routes = [{ path: '/', element: <EnquiryDetail access={access} /> }]
  const { store } = renderPage(routes, '/', forVisitors)
  return { user: userEvent.setup(), store }
}

/** Records the times that the server is asked for. */
function recordChoices() {
  const chosen: unknown[] = []
  server.use(
    http.put('/my-enquiries/{id}/visit', async ({ request, response }) => {
      expect(request.headers.get('x-enquiry-token')).toBe('token')
      chosen.push(await request.json())
      return response(200).json(myEnquiry({ visit: visit('confirmed'), slots, can }))
    }),
  )
  return chosen
}

test('a parent chooses a time', async () => {
  const chosen = recordChoices()
  const { user, store } = open({ slots, can: { ...can, cancel_visit: false } })
  await user.click(await screen.findByRole('button', { name: 'Book visit' }))
  expect(await screen.findByText('Choose a time.')).toBeDefined()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '13')
  await user.click(screen.getByRole('button', { name: 'Book visit' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Your visit is booked'))
  expect(chosen).toEqual([{ slot_id: 13 }])
  expect(await screen.findByText('Saturday, 9 January')).toBeDefined()
})

test('a time that has been taken stays chosen, with the error of the API at its field', async () => {
  const { user } = open({ slots, can: { ...can, cancel_visit: false } })
  server.use(
    http.put('/my-enquiries/{id}/visit', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Please choose another time.',
        errors: [{ field: 'slot_id', msg: 'is full' }],
      }),
    ),
  )
  const time = await screen.findByRole('combobox', { name: 'Time' })
  await user.selectOptions(time, '13')
  await user.click(screen.getByRole('button', { name: 'Book visit' }))
  expect(await screen.findByText('Is full')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(time))
  expect(time).toHaveProperty('value', '13')
})

test('an offered visit is accepted at its time', async () => {
  const chosen = recordChoices()
  const { user } = open({ visit: visit('offered'), slots, can })
  expect(await screen.findByRole('heading', { name: 'Visit offered' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(chosen).toEqual([{ slot_id: 12 }]))
})

test('a visit is moved, and cancelled after a question', async () => {
  const chosen = recordChoices()
  let cancelled = 0
  server.use(
    http.delete('/my-enquiries/{id}/visit', ({ response }) => {
      cancelled += 1
      return response(200).json(myEnquiry())
    }),
  )
  const { user, store } = open({ visit: visit('confirmed'), slots, can })
  await user.click(await screen.findByRole('button', { name: 'Choose another time' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '13')
  await user.click(screen.getByRole('button', { name: 'Book this time' }))
  await waitFor(() => expect(chosen).toEqual([{ slot_id: 13 }]))
  await user.click(await screen.findByRole('button', { name: 'Cancel visit' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^Saturday, 9 January, 10–11 am/)).toBeDefined()
  await user.click(question.getByRole('button', { name: 'Cancel visit' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Your visit is cancelled'))
  expect(cancelled).toBe(1)
})

test('a visit that took place cannot be changed', async () => {
  const past = { ...visit('confirmed'), state: 'done' as const }
  open({ visit: past, can: { ...can, choose_visit: false, cancel_visit: false } })
  expect(await screen.findByRole('heading', { name: 'You visited' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel visit' })).toBeNull()
})
