import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { batchCalls } from '../samples/sample-batch'
import { familiesOf } from '../samples/sample-families'
import { page } from './index'

const server = startMockServer()

test('interested, requests, trial, enrolled and waiting families are side by side', async () => {
  server.use(...batchCalls())
  const path = '/dashboard/all-batch-enquiries/:id/batches-enquiries'
  renderPage([{ path, ...page }], path.replace(':id', '31'), forUser({ id: 7 }))
  const column = async (name: string) =>
    within(await screen.findByRole('region', { name })).getAllByRole('listitem')
  const [enquiry] = await column('Interested 1')
  expect(enquiry && within(enquiry).getByRole('link').getAttribute('href')).toBe(
    '/dashboard/product/901/enquiries?q=ENQ-4F7K2',
  )
  expect((await column('Requested 2'))[0]?.textContent).toMatch(/^Trial class for Kabir Malhotra/)
  expect((await column('Trial 1'))[0]?.textContent).toMatch(/^Mihir Sen.*Confirmed$/)
  const enrolled = await column('Enrolled 3')
  expect(enrolled[2]?.textContent).toMatch(/Held until/)
  expect((await column('Waitlist 2'))[0]?.textContent).toMatch(/^1\. Sunita Reddy.*Offered until/)
})

test('a request is accepted or declined, and trial children came or not', async () => {
  const sent: unknown[] = []
  const { requests, trials, ...families } = familiesOf()
  server.use(
    http.get('/stores/batches/{id}/families', ({ response }) =>
      response(200).json({
        ...families,
        requests: sent.length === 0 ? requests.slice(0, 1) : [],
        trials: trials.flatMap((child) => [
          { ...child, state: 'attended' as const },
          { ...child, id: 85, state: 'no_show' as const },
        ]),
      }),
    ),
    http.post('/stores/bookings/{id}/decision', async ({ params, request, response }) => {
      sent.push({ id: params.id, ...(await request.json()) })
      return response(200).json({ status: 200, msg: 'Saved' })
    }),
    ...batchCalls(),
  )
  const path = '/dashboard/all-batch-enquiries/:id/batches-enquiries'
  renderPage([{ path, ...page }], path.replace(':id', '31'), forUser({ id: 7 }))
  const person = userEvent.setup()
  const trial = within(await screen.findByRole('region', { name: 'Trial 2' }))
  expect(trial.getByText('Attended')).toBeDefined()
  expect(trial.getByText('Missed')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Decline Kabir Malhotra' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Decline the request for Kabir Malhotra',
  })
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await person.click(await screen.findByRole('button', { name: 'Accept Kabir Malhotra' }))
  await waitFor(() => expect(sent).toEqual([{ id: '91', decision: 'confirm' }]))
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Requested/ })).toBeNull())
})

test('names are hidden from a new owner until the family agrees, and the page says why', async () => {
  const families = familiesOf()
  const hidden = { child_name: '', parent_name: '', age: null, has_new_owner: true }
  server.use(
    http.get('/stores/batches/{id}/families', ({ response }) =>
      response(200).json({
        ...families,
        enrolled: families.enrolled.map((child) => ({ ...child, ...hidden })),
        waitlist: families.waitlist.map((entry) => ({
          ...entry,
          parent_name: '',
          has_new_owner: true,
        })),
      }),
    ),
    ...batchCalls(),
  )
  renderPage(
    [{ path: '/dashboard/all-batch-enquiries/:id/batches-enquiries', ...page }],
    '/dashboard/all-batch-enquiries/31/batches-enquiries',
    forUser({ id: 7 }),
  )
  expect(await screen.findByText('Some names are hidden from the new owner')).toBeDefined()
  expect(screen.getAllByText('Child (name hidden)')).toHaveLength(families.enrolled.length)
  expect(screen.getByText('1. Family (name hidden)')).toBeDefined()
})
