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

test('a correction names what is missing, keeps what was typed, and leaves the address', async () => {
  const sent: unknown[] = []
  server.use(
    http.get('/admin/invoices', ({ response }) => response(200).json(samplePage(rows))),
    http.post('/admin/invoices/{id}/correction', async ({ request, response }) => {
      sent.push(await request.json())
      if (sent.length === 1)
        return response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Invalid request',
          errors: [{ field: 'gstin', msg: 'is of another state' }],
        })
      return response(200).json({ status: 200, msg: 'Invoice corrected', invoice_id: 88 })
    }),
  )
  renderPage([{ path: '/admin/invoices', ...page }], '/admin/invoices', forUser({ is_admin: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Correct EB/2627/000087' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^GSTIN/), '27aapfu 0939')
  await userEvent.type(dialog.getByLabelText(/^Address/), 'M')
  const submit = dialog.getByRole('button', { name: 'Issue credit note and new invoice' })
  await userEvent.click(submit)
  expect(await dialog.findByText('Enter the 15 characters of the GSTIN.')).toBeDefined()
  expect(dialog.getByText('Enter the reason in a few words.')).toBeDefined()
  expect(sent).toEqual([])
  expect(dialog.getByText('Enter at least 2 characters.')).toBeDefined()
  await userEvent.clear(dialog.getByLabelText(/^Address/))
  await userEvent.type(dialog.getByLabelText(/^GSTIN/), 'f1zv')
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong GSTIN')
  await userEvent.click(submit)
  expect(await dialog.findByText('Is of another state')).toBeDefined()
  await expect.poll(() => document.activeElement).toBe(dialog.getByLabelText(/^GSTIN/))
  await userEvent.click(submit)
  await expect
    .poll(() => sent.slice(1))
    .toEqual([
      {
        legal_name: 'Vidya Niketan Education Trust',
        gstin: '27AAPFU0939F1ZV',
        reason: 'Wrong GSTIN',
      },
    ])
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})
