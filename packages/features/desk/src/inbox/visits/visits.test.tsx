import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleSlots } from '../../settings/settings-data'
import type { Enquiry } from '../enquiry-types'
import { inboxCalls } from '../inbox-calls'
import { idOf } from '../inbox-data'
import { listingPage } from '../index'

const server = startMockServer()
/** Before the dates of the samples. */
const now = new Date('2026-11-24T09:30:00+05:30')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

const changed = { revision: 2, state: 'visit' } as const
const visitIn = (hours: number, given: Partial<Enquiry['visits'][number]> = {}) => ({
  id: 5,
  slot_id: 1,
  state: 'confirmed' as const,
  starts_at: new Date(Date.now() + hours * 3_600_000).toISOString(),
  ends_at: new Date(Date.now() + (hours + 1) * 3_600_000).toISOString(),
  ...given,
})

function open(enquiry: Partial<Enquiry> = {}, slots = sampleSlots) {
  server.use(
    ...inboxCalls({}, enquiry),
    http.get('/listings/{kind}/{id}/visit-slots', ({ response }) => response(200).json({ slots })),
  )
  const routes = [{ path: '/dashboard/:listings/:id/enquiries', ...listingPage }]
  const path = `/dashboard/schools/3/enquiries?enquiry=${idOf(1)}`
  const { store } = renderPage(routes, path, forUser({ id: 7 }))
  return { person: userEvent.setup(), store }
}
const section = async () => within(await screen.findByRole('region', { name: 'Visit' }))

test('a counsellor offers a visit', async () => {
  const { person, store } = open()
  let body: unknown
  server.use(
    http.post('/desk/enquiries/{id}/visits', async ({ request, response }) => {
      body = await request.json()
      return response(201).json(changed)
    }),
  )
  await person.click((await section()).getByRole('button', { name: 'Offer or book a visit' }))
  const dialog = within(await screen.findByRole('dialog'))
  const time = await dialog.findByRole('combobox', { name: 'Time' })
  await person.click(dialog.getByRole('button', { name: 'Send offer' }))
  expect(await dialog.findByText('Choose a time.')).toBeDefined()
  await person.selectOptions(time, '2')
  await person.click(dialog.getByRole('button', { name: 'Send offer' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Visit offered'))
  expect(body).toEqual({ slot_id: 2, action: 'offer' })
})

test('without visit times the dialog says where to add them', async () => {
  const { person } = open({}, [])
  await person.click((await section()).getByRole('button', { name: 'Offer or book a visit' }))
  const link = await screen.findByRole('link', { name: 'Add visit times' })
  expect(link.getAttribute('href')).toBe('/dashboard/schools/3/desk')
})

test('a visit is cancelled after a question', async () => {
  const { person } = open({ visits: [visitIn(30)] })
  let body: unknown
  server.use(
    http.patch('/desk/enquiries/{id}/visits/{visitId}', async ({ params, request, response }) => {
      expect(params.visitId).toBe('5')
      body = await request.json()
      return response(200).json(changed)
    }),
  )
  await person.click((await section()).getByRole('button', { name: 'Cancel visit' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('The parent gets an email, and the place is free again.')).toBeDefined()
  await person.click(question.getByRole('button', { name: 'Cancel visit' }))
  await waitFor(() => expect(body).toEqual({ state: 'cancelled' }))
})

test('a visit that has begun is marked as done or missed', async () => {
  const { person, store } = open({ visits: [visitIn(-1)] })
  server.use(
    http.patch('/desk/enquiries/{id}/visits/{visitId}', ({ response }) =>
      response(200).json(changed),
    ),
  )
  const visit = await section()
  expect(visit.queryByRole('button', { name: 'Cancel visit' })).toBeNull()
  expect(visit.getByRole('button', { name: 'They came' })).toBeDefined()
  await person.click(visit.getByRole('button', { name: 'They did not come' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Saved: the family did not come'))
})

test('a withdrawn enquiry offers no visit', async () => {
  open({ is_withdrawn: true })
  expect(await screen.findByRole('heading', { name: 'Parent' })).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Visit' })).toBeNull()
})
