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

const refusal = (field: string, msg: string) => ({
  status: 400,
  code: 'invalid_request',
  msg: 'Invalid request',
  errors: [{ field, msg }],
})

async function openDialog() {
  server.use(http.get('/admin/invoices', ({ response }) => response(200).json(samplePage(rows))))
  renderPage([{ path: '/admin/invoices', ...page }], '/admin/invoices', forUser({ is_admin: true }))
  const name = 'Confirm payment of EB/2627/000087'
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

test('a payment is confirmed by its reference, and an error of the API is shown there', async () => {
  const sent: unknown[] = []
  server.use(
    http.post('/admin/invoices/{id}/payment', async ({ request, response }) => {
      sent.push(await request.json())
      return sent.length === 1
        ? response(400).json(refusal('reference', 'paid for another invoice'))
        : response(200).json({ status: 200, msg: 'Payment confirmed' })
    }),
  )
  const dialog = await openDialog()
  const confirm = dialog.getByRole('button', { name: 'Confirm payment' })
  await userEvent.click(confirm)
  expect(await dialog.findByText('Enter 12 digits, or 16 or 22 letters and digits.')).toBeDefined()
  const reference = dialog.getByLabelText<HTMLInputElement>(/^Reference in the statement/)
  await userEvent.type(reference, '6324 1507 8123')
  await userEvent.click(confirm)
  expect(await dialog.findByText('Paid for another invoice')).toBeDefined()
  await expect.poll(() => document.activeElement).toBe(reference)
  expect(reference.value).toBe('6324 1507 8123')
  await userEvent.click(confirm)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([{ reference: '632415078123' }, { reference: '632415078123' }])
})

test('a payment is refused for a reason, and an error of the API is shown there', async () => {
  server.use(
    http.post('/admin/invoices/{id}/refusal', ({ response }) =>
      response(400).json(refusal('reason', 'must be plain text')),
    ),
  )
  const dialog = await openDialog()
  const refuse = dialog.getByRole('button', { name: 'Not in the statement' })
  const reason = dialog.getByLabelText<HTMLTextAreaElement>(/^Reason/)
  await userEvent.type(reason, 'No such transfer')
  await userEvent.click(refuse)
  expect(await dialog.findByText('Must be plain text')).toBeDefined()
  await expect.poll(() => document.activeElement).toBe(reason)
  expect(reason.value).toBe('No such transfer')
})

test('asks before what was typed in either form is lost', async () => {
  const dialog = await openDialog()
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'No such transfer')
  const reference = dialog.getByLabelText(/^Reference in the statement/)
  await userEvent.type(reference, '63')
  await userEvent.clear(reference)
  await userEvent.keyboard('{Escape}')
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('All changes will be lost. Continue?')).toBeDefined()
  await userEvent.click(question.getByRole('button', { name: 'Yes' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})
