import { answerOf } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { privateLoader, toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { CalendarAddresses, type PrivateCalendar } from './index'

const server = startMockServer()

const own = (given: Partial<PrivateCalendar> = {}): PrivateCalendar => ({
  id: 3,
  store: null,
  created_at: '2026-11-20T05:10:00.000Z',
  last_read_at: null,
  ...given,
})
const loader = privateLoader(async ({ api }) => (await answerOf(api.GET('/my-calendars'))).data)

function Page() {
  const all = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  if (all === null) return null
  return (
    <CalendarAddresses
      all={all}
      shown={all.filter(({ store }) => store === null)}
      storeId={null}
      now={Date.parse('2026-11-25T05:10:00Z')}
      onChange={revalidate}
    />
  )
}

function open(...first: PrivateCalendar[]) {
  let calendars = first
  server.use(
    http.get('/my-calendars', ({ response }) => response(200).json({ data: calendars })),
    http.post('/my-calendars', ({ response }) => {
      calendars = [own()]
      return response(201).json({ id: 3, url: 'https://edbazaar.example/api/calendars/x' })
    }),
    http.delete('/my-calendars/{id}', ({ params, response }) => {
      calendars = calendars.filter(({ id }) => String(id) !== params.id)
      return response(200).json({ status: 200, msg: 'Removed' })
    }),
  )
  const { store } = renderPage([{ path: '/', loader, element: <Page /> }], '/', forUser({ id: 7 }))
  return { person: userEvent.setup(), store }
}

test('an address is shown once, after it is created', async () => {
  const { person } = open()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await person.click(await screen.findByRole('button', { name: 'Create a private address' }))
  const field = await screen.findByRole('textbox', { name: 'Private address' })
  expect(field).toHaveProperty('value', 'https://edbazaar.example/api/calendars/x')
  await person.click(screen.getByRole('button', { name: 'Copy' }))
  expect(copied).toHaveBeenCalledWith('https://edbazaar.example/api/calendars/x')
  expect(await screen.findByText('Created on 20 November 2026, not read yet')).toBeDefined()
})

test('an address that cannot be copied is to be copied by hand', async () => {
  const { person, store } = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('No permission'))
  await person.click(await screen.findByRole('button', { name: 'Create a private address' }))
  await person.click(await screen.findByRole('button', { name: 'Copy' }))
  await waitFor(() =>
    expect(store.get(toastAtom)?.message).toMatch(/^The address could not be copied/),
  )
})

test('an address is revoked after a question', async () => {
  const { person } = open(own({ last_read_at: '2026-11-24T04:42:00.000Z' }))
  expect(
    await screen.findByText('Created on 20 November 2026, last read: yesterday, 10:12 am'),
  ).toBeDefined()
  const revoke = screen.getByRole('button', {
    name: 'Revoke the address created on 20 November 2026',
  })
  await person.click(revoke)
  const question = () => within(screen.getByRole('alertdialog', { name: 'Revoke the address?' }))
  await person.click(question().getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await person.click(revoke)
  await person.click(question().getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText(/^Created on/)).toBeNull())
})

test('after ten addresses, of bookings and stores together, one has to be revoked first', async () => {
  const store = { id: 6, name: 'Sur Music' }
  const stores = Array.from({ length: 8 }, (_, n) => own({ id: 10 + n, store }))
  const { person } = open(...stores, own({ id: 1 }), own({ id: 2 }))
  expect(await screen.findByText(/^You have 10 private addresses/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Create a private address' })).toBeNull()
  const [first] = screen.getAllByRole('button', { name: /^Revoke the address/ })
  if (first === undefined) throw new Error('No address is shown')
  await person.click(first)
  await person.click(screen.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByRole('button', { name: 'Create a private address' })).toBeDefined()
})
