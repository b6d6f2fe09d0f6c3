import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { samplePage } from '../story-page'
import { enquiryRows } from './enquiries-sample'
import { page } from './table'

const server = startMockServer()

const user = userEvent.setup({ delay: null })

test('an enquiry that its desk marked as invalid is reopened with a note to the desk', async () => {
  const sent: unknown[] = []
  server.use(
    http.get('/admin/enquiries', ({ response }) => response(200).json(samplePage(enquiryRows))),
    http.get('/desk/enquiries/{id}', () =>
      Response.json({
        timeline: [{ kind: 'enquiry', text: 'Is there a seat in Class 1?' }],
        invalid: {
          claim: {
            reason: 'not_offered',
            evidence: 'We teach Class 6 and up.',
            by: { id: 4, name: 'Ravi Kulkarni' },
            at: '2026-11-18T10:00:00.000Z',
            parent_answer: null,
          },
        },
      }),
    ),
    http.post('/admin/enquiries/{id}/invalid-review', async ({ request, response }) => {
      sent.push(await request.json())
      if (sent.length === 1)
        return response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Check the fields.',
          errors: [{ field: 'note', msg: 'must be shorter' }],
        })
      return response(200).json({ revision: 3, state: 'new' })
    }),
  )
  const path = '/dashboard/all-inqueries'
  const { store } = renderPage([{ path, ...page }], path, forUser({ id: 7, is_admin: true }))
  await user.click(await screen.findByRole('button', { name: 'Review EB-7K42-28' }))
  expect(screen.queryByRole('button', { name: 'Review EB-7K41-19' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: 'Review EB-7K42-28' }))
  expect(await dialog.findByText('We teach Class 6 and up.')).toBeTruthy()
  expect(dialog.getByText('Is there a seat in Class 1?')).toBeTruthy()
  expect(dialog.getByText('Ravi Kulkarni, 18 November 2026')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await dialog.findByText('Choose an answer.')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: /No, reopen it/ }))
  const note = dialog.getByLabelText('Note to the desk (optional)')
  await user.type(note, 'You offer Class 1.')
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await dialog.findByText('Must be shorter')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(note))
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  const review = { outcome: 'overturned', note: 'You offer Class 1.' }
  await waitFor(() => expect(sent).toEqual([review, review]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(store.get(toastAtom)).toMatchObject({ message: 'EB-7K42-28 is reopened' })
})

test('rarely used columns are hidden until they are chosen; the shares say what they count', async () => {
  server.use(
    http.get('/admin/enquiries', ({ response }) =>
      response(200).json(
        samplePage(
          enquiryRows.map((row) => ({
            ...row,
            invalid_share: 0.12,
            lost_share: 0.06,
            is_share_unusual: false,
          })),
        ),
      ),
    ),
  )
  const path = '/dashboard/all-inqueries'
  renderPage([{ path, ...page }], path, forUser({ id: 7, is_admin: true }))
  expect(await screen.findByRole('columnheader', { name: 'First reply' })).toBeTruthy()
  for (const name of ['Assigned to', 'Review', 'Invalid, lost'])
    expect(screen.queryByRole('columnheader', { name })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Invalid, lost', hidden: true }))
  expect(await screen.findAllByText('12% invalid, 6% lost')).toHaveLength(enquiryRows.length)
})
