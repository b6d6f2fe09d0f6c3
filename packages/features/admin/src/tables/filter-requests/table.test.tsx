import type { AdminFilterRequest, FilterRequestDetail } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { pendingRequest, requestsCalls } from './requests-sample'
import { decisionBody, initialValues, missingIn } from './review/decision'
import { page } from './table'

const server = startMockServer()

const user = userEvent.setup({ delay: null })

function show(changes: Partial<FilterRequestDetail> = {}) {
  const sent: unknown[] = []
  let request: AdminFilterRequest = pendingRequest
  server.use(
    ...requestsCalls(() => request, changes),
    http.post('/admin/filter-requests/{id}/decision', async ({ request: given, response }) => {
      const body = await given.json()
      sent.push(body)
      request = { ...pendingRequest, status: body.decision, decided_by: 'Anita Rao' }
      return response(200).json({ action_id: 512, requests: 2, listings: 2, value: null })
    }),
  )
  const { store } = renderPage(
    [{ path: '/admin/filter-request', ...page }],
    '/admin/filter-request',
    forUser({ id: 7, is_admin: true }),
  )
  return {
    sent,
    store,
    decideElsewhere(decided: Partial<AdminFilterRequest>) {
      request = { ...pendingRequest, ...decided }
    },
  }
}

async function open(value = 'Sign language') {
  await user.click(await screen.findByRole('button', { name: `Review ${value}` }))
  return within(await screen.findByRole('dialog', { name: `Requested value: ${value}` }))
}

describe('the table', () => {
  test('lists requests with their filter, status and listings', async () => {
    show()
    const row = (await screen.findByRole('rowheader', { name: /Hindee/ })).closest('tr')
    for (const text of ['Noyyal Academy', 'Languages', 'Merged', 'Hindi', 'Anita Rao'])
      expect(row?.textContent).toContain(text)
  })
})

describe('a request', () => {
  test('is added under another name, after showing the listings affected', async () => {
    const { sent, store } = show()
    const dialog = await open()
    expect(await dialog.findByRole('link', { name: 'Tapti School' })).toBeTruthy()
    expect(
      dialog.getByText('2 for the same value. Your decision applies to all of them.'),
    ).toBeTruthy()
    const name = dialog.getByLabelText('Name that parents see')
    await user.clear(name)
    await user.click(dialog.getByRole('button', { name: 'Add value' }))
    expect(dialog.getByText('Enter a name.')).toBeTruthy()
    await user.type(name, 'Indian Sign Language')
    await user.click(dialog.getByRole('button', { name: 'Add value' }))
    await waitFor(() =>
      expect(sent).toEqual([{ decision: 'approved', name: 'Indian Sign Language' }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.get(toastAtom)).toMatchObject({ action: { label: 'Undo' } })
  })

  test('is merged with a value of the filter', async () => {
    const { sent } = show()
    const dialog = await open()
    await user.click(await dialog.findByRole('radio', { name: /Merge with a value/ }))
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    expect(dialog.getByText('Choose the value to merge with.')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('Value'), 'Hindi')
    await user.click(dialog.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(sent).toEqual([{ decision: 'merged', value_id: 282 }]))
  })

  test('is rejected with a reason and a note', async () => {
    const { sent } = show()
    const dialog = await open()
    await user.click(await dialog.findByRole('radio', { name: /Reject/ }))
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(dialog.getByText('Choose a reason.')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('Reason'), 'Another reason')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(dialog.getByText('Explain the reason.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Note to the user'), 'Seasonal.')
    await user.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() =>
      expect(sent).toEqual([{ decision: 'rejected', reason_code: 'other', note: 'Seasonal.' }]),
    )
  })

  test('that another admin has decided meanwhile shows who decided what', async () => {
    const { decideElsewhere } = show()
    const dialog = await open()
    await dialog.findByRole('button', { name: 'Add value' })
    decideElsewhere({
      status: 'rejected',
      reason_code: 'unclear',
      decided_by: 'Sana Khan',
      decided_at: '2026-11-24T09:00:00.000Z',
      action_id: 512,
    })
    server.use(
      http.post('/admin/filter-requests/{id}/decision', ({ response }) =>
        response(409).json({
          status: 409,
          code: 'conflict',
          msg: 'Sana Khan has already rejected this request.',
        }),
      ),
    )
    await user.click(dialog.getByRole('button', { name: 'Add value' }))
    expect(
      await screen.findByText('Sana Khan rejected Sign language on 24 November 2026'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add value' })).toBeNull()
  })

  test('of the admin is decided by another one', async () => {
    show({ is_own: true })
    const dialog = await open()
    expect(await dialog.findByText('You asked for this value')).toBeTruthy()
    expect(dialog.queryByRole('radio')).toBeNull()
  })

  test('that is decided can be undone', async () => {
    show()
    const undos: unknown[] = []
    server.use(
      http.post('/admin/actions/{id}/undo', async ({ params, request, response }) => {
        undos.push([Number(params.id), await request.json()])
        return response(200).json({ action_id: 513, lines: [], returning: 2, refused: 0 })
      }),
    )
    const dialog = await open('Hindee')
    expect(
      await dialog.findByText('Anita Rao merged it with Hindi on 22 November 2026'),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(undos).toEqual([
        [511, { is_preview: true }],
        [511, { is_preview: false }],
      ]),
    )
  })
})

describe('the values of a decision', () => {
  const existing = [{ id: 282, name: 'Hindi' }]

  test('propose a merge with a value that reads the same', () => {
    expect(initialValues(' hin-di', existing)).toMatchObject({ decision: 'merged', valueId: 282 })
    expect(initialValues('Tulu', existing)).toMatchObject({ decision: 'approved', name: 'Tulu' })
  })

  test('send what belongs to the decision only', () => {
    const values = { ...initialValues('Tulu', existing), valueId: 282, note: '  ' }
    expect(decisionBody(values)).toEqual({ decision: 'approved', name: 'Tulu' })
    expect(missingIn({ ...values, decision: 'rejected' })).toBe('reason')
  })
})
