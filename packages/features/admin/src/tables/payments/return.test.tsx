import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { samplePage } from '../story-page'
import { rows } from './payments-sample'
import { page } from './table'

const server = startMockServer()

/** Opens the table, and the dialog of a button; requests are collected. */
async function open(button: string) {
  const sent: unknown[] = []
  server.use(
    http.get('/admin/payments', ({ response }) => response(200).json(samplePage(rows))),
    http.post('/admin/payments/{id}/return', async ({ params, request, response }) => {
      sent.push([params.id, await request.json()])
      return response(200).json({ status: 200, msg: 'Return recorded' })
    }),
  )
  renderPage([{ path: '/admin/payments', ...page }], '/admin/payments', forUser({ is_admin: true }))
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return { sent, dialog: within(await screen.findByRole('dialog')) }
}

test('only money that has to be returned has the button', async () => {
  await open('Record return of 632415078124')
  const names = screen
    .getAllByRole('button', { name: /^Record return of/, hidden: true })
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Record return of 632415078124', 'Record return of pay_Fc8mUeDrEKf08Y'])
  expect(screen.getByText('₹1,982.80 returned')).toBeDefined()
})

test('a return needs a day, a reference, and a reason if it is less than what arrived', async () => {
  const { sent, dialog } = await open('Record return of 632415078124')
  const submit = dialog.getByRole('button', { name: 'Record return' })
  await userEvent.click(submit)
  expect(await dialog.findByText('Enter a date from the payment date to today.')).toBeDefined()
  expect(dialog.getByText('Enter 12 digits, or 16 or 22 letters and digits.')).toBeDefined()
  await userEvent.type(dialog.getByLabelText(/^Returned on/), '21/11/2026')
  await userEvent.type(dialog.getByLabelText(/^Reference of your transfer/), '6328 0011 2244')
  const amount = dialog.getByLabelText(/^Amount returned/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '17,700')
  await userEvent.click(submit)
  expect(await dialog.findByText(/^Enter an amount up to the amount received/)).toBeDefined()
  await userEvent.clear(amount)
  await userEvent.type(amount, '17,681.30')
  await userEvent.click(submit)
  expect(
    await dialog.findByText('Explain why you are returning less than you received.'),
  ).toBeDefined()
  expect(sent).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Fee of the bank')
  await userEvent.click(submit)
  await expect
    .poll(() => sent)
    .toEqual([
      [
        '42',
        {
          returned_on: '2026-11-21',
          paise: 1_768_130,
          reference: '632800112244',
          note: 'Fee of the bank',
        },
      ],
    ])
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('an error of the API is shown at its field, and what was typed stays', async () => {
  const { dialog } = await open('Record return of 632415078124')
  server.use(
    http.post('/admin/payments/{id}/return', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Invalid request',
        errors: [{ field: 'reference', msg: 'is the reference of another return' }],
      }),
    ),
  )
  await userEvent.type(dialog.getByLabelText(/^Returned on/), '21/11/2026')
  const reference = dialog.getByLabelText<HTMLInputElement>(/^Reference of your transfer/)
  await userEvent.type(reference, '6328 0011 2244')
  await userEvent.click(dialog.getByRole('button', { name: 'Record return' }))
  expect(await dialog.findByText('Is the reference of another return')).toBeDefined()
  await expect.poll(() => document.activeElement).toBe(reference)
  expect(reference.value).toBe('6328 0011 2244')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Returned on/).value).toBe('21/11/2026')
})
