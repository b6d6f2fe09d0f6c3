import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { samplePage } from '../story-page'
import { rows } from './invoices-sample'
import { page } from './table'

const server = startMockServer()

test('money to return needs its reference, its amount and the day on which it arrived', async () => {
  const sent: unknown[] = []
  server.use(
    http.get('/admin/invoices', ({ response }) => response(200).json(samplePage(rows))),
    http.post('/admin/invoices/{id}/money-to-return', async ({ request, response }) => {
      sent.push(await request.json())
      if (sent.length === 1)
        return response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Invalid request',
          errors: [{ field: 'reference', msg: 'is recorded already' }],
        })
      return response(200).json({ status: 200, msg: 'Money to return recorded' })
    }),
  )
  renderPage([{ path: '/admin/invoices', ...page }], '/admin/invoices', forUser({ is_admin: true }))
  const name = 'Money to return for EB/2627/000087'
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog'))
  const submit = dialog.getByRole('button', { name: 'Record money to return' })
  await userEvent.type(dialog.getByLabelText(/^Arrived on/), '19/11/2026')
  await userEvent.type(dialog.getByLabelText(/^Amount to return/), '0')
  await userEvent.click(submit)
  expect(await dialog.findByText('Enter 12 digits, or 16 or 22 letters and digits.')).toBeDefined()
  expect(dialog.getByText('Enter an amount such as 1,500.50.')).toBeDefined()
  expect(dialog.getByText('Enter a date from the invoice date to today.')).toBeDefined()
  expect(sent).toEqual([])
  const [day, amount] = [
    dialog.getByLabelText(/^Arrived on/),
    dialog.getByLabelText(/^Amount to return/),
  ]
  await userEvent.clear(day)
  await userEvent.type(day, '20/11/2026')
  await userEvent.clear(amount)
  await userEvent.type(amount, '₹2,300.50')
  await userEvent.type(dialog.getByLabelText(/^Reference in the statement/), '6324 1507 8124')
  await userEvent.click(submit)
  expect(await dialog.findByText('Is recorded already')).toBeDefined()
  await expect
    .poll(() => document.activeElement)
    .toBe(dialog.getByLabelText(/^Reference in the statement/))
  await userEvent.click(submit)
  await expect
    .poll(() => sent.slice(1))
    .toEqual([{ reference: '632415078124', paise: 230_050, arrived_on: '2026-11-20' }])
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})
