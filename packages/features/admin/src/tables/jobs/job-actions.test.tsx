import type { AdminJob } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { samplePage } from '../story-page'
import { page } from './table'

const server = startMockServer()

const job: AdminJob = {
  id: 1,
  title: 'Music teacher',
  role: 'arts-sports',
  type: 'full-time',
  school_id: 1,
  school_name: 'Kaveri Vidyashram',
  school_slug: 'kaveri-vidyashram-482913',
  location: 'Mysuru',
  closes_on: '2026-12-10',
  is_closed: false,
  status: 'live',
  job_status: 'live',
  applications: 3,
  case_id: null,
  posted_at: '2026-11-17T04:30:00.000Z',
  updated_at: '2026-11-18T10:00:00.000Z',
}

test('an admin expires a job with a reason, and can undo it', async () => {
  const sent: unknown[] = []
  const errors = [{ field: 'reason', msg: 'must be plain text' }]
  server.use(
    http.get('/admin/jobs', ({ response }) => response(200).json(samplePage([job]))),
    http.post('/admin/jobs/decisions', async ({ request, response }) => {
      sent.push(await request.json())
      return sent.length === 1
        ? response(400).json({ status: 400, code: 'invalid_request', msg: 'No.', errors })
        : response(200).json({ done: 1, skipped: [], action_id: 9 })
    }),
  )
  const { store } = renderPage(
    [{ path: '/dashboard/all-jobs', ...page }],
    '/dashboard/all-jobs',
    forUser({ is_admin: true }),
  )
  const person = userEvent.setup()
  await person.click(await screen.findByRole('button', { name: 'Actions for Music teacher' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Expire' }))
  const dialog = within(await screen.findByRole('dialog'))
  const reason = dialog.getByRole<HTMLInputElement>('textbox', { name: /Reason/ })
  const expire = dialog.getByRole('button', { name: 'Expire' })
  await person.type(reason, 'No')
  await person.click(expire)
  expect(await dialog.findByText('Enter the reason in a few words.')).toBeDefined()
  expect(sent).toEqual([])
  await person.type(reason, ' more')
  await person.click(expire)
  expect(await dialog.findByText('Must be plain text')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(reason))
  expect(reason.value).toBe('No more')
  await person.clear(reason)
  await person.type(reason, 'The school has filled it.')
  await person.click(expire)
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('“Music teacher” is closed.'))
  expect(store.get(toastAtom)?.action?.label).toBe('Undo')
  expect(sent.slice(1)).toEqual([
    { ids: [1], outcome: 'expire', reason: 'The school has filled it.', is_preview: false },
  ])
})
