import { mockServer } from '@edbazaar/api-client/testing/node'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { batchCalls } from '../shared/sample-batches'
import { page } from './index'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

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
