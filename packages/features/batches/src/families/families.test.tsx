import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { batchCalls } from '../samples/sample-batch'
import { familiesOf } from '../samples/sample-families'
import { page } from './index'

const server = startMockServer()

test('interested, trial, enrolled and waiting families are side by side', async () => {
  server.use(...batchCalls())
  const path = '/dashboard/all-batch-enquiries/:id/batches-enquiries'
  renderPage([{ path, ...page }], path.replace(':id', '31'), forUser({ id: 7 }))
  const column = async (name: string) =>
    within(await screen.findByRole('region', { name })).getAllByRole('listitem')
  const [enquiry] = await column('Interested 1')
  expect(enquiry && within(enquiry).getByRole('link').getAttribute('href')).toBe(
    '/dashboard/product/901/enquiries?q=ENQ-4F7K2',
  )
  expect((await column('Trial 2'))[0]?.textContent).toMatch(/^Kabir Malhotra.*To answer$/)
  expect(await column('Enrolled 4')).toHaveLength(4)
  expect((await column('Waitlist 2'))[0]?.textContent).toMatch(/^1\. Sunita Reddy.*Offered until/)
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
