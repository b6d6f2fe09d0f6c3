import type { AdminJobSeeker } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { samplePage } from '../../story-page'
import { page } from '../table'

const server = startMockServer()

const seeker: AdminJobSeeker = {
  id: 21,
  name: 'Zoya Khan',
  email: 'zoya@example.in',
  is_email_confirmed: true,
  applications: 1,
  held_applications: 1,
  is_blocked: false,
  joined_at: '2026-10-02T04:30:00.000Z',
  last_seen_at: null,
}
const application = {
  id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
  submitted_at: '2026-11-16T05:00:00Z',
  job: { id: 7, title: 'PGT Mathematics' },
  listing: 'Vidya Niketan',
}

test('a held application is released for a reason, and then opens', async () => {
  let isHeld = true
  const sent: unknown[] = []
  const asked: unknown[] = []
  const errors = [{ field: 'reason', msg: 'must be plain text' }]
  server.use(
    http.get('/admin/job-seekers', ({ request, response }) => {
      asked.push(new URL(request.url).searchParams.get('applications'))
      return response(200).json(samplePage(isHeld ? [seeker] : []))
    }),
    http.get('/admin/job-seekers/{id}/applications', ({ response }) =>
      response(200).json({ name: seeker.name, data: [{ ...application, is_held: isHeld }] }),
    ),
    http.post('/admin/job-applications/{id}/release', async ({ request, response }) => {
      sent.push(await request.json())
      if (sent.length === 1)
        return response(400).json({ status: 400, code: 'invalid_request', msg: 'No.', errors })
      isHeld = false
      return response(200).json({ status: 200, msg: 'Released' })
    }),
  )
  renderPage(
    [{ path: '/dashboard/all-job-seekers', ...page }],
    '/dashboard/all-job-seekers?applications=held',
    forUser({ is_admin: true }),
  )
  const person = userEvent.setup()
  expect(await screen.findByText('1 held')).toBeDefined()
  await person.click(await screen.findByRole('button', { name: '1 application of Zoya Khan' }))
  const dialog = within(await screen.findByRole('dialog'))
  await person.click(
    await dialog.findByRole('button', { name: 'Release the application for PGT Mathematics' }),
  )
  expect(dialog.queryByRole('link', { name: 'PGT Mathematics' })).toBeNull()
  const reason = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Reason/ })
  await person.click(dialog.getByRole('button', { name: 'Release' }))
  expect(await dialog.findByText('Enter the reason in a few words.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(reason))
  await person.type(reason, 'Twins')
  await person.click(dialog.getByRole('button', { name: 'Release' }))
  expect(await dialog.findByText('Must be plain text')).toBeDefined()
  await person.type(reason, ' of 2008')
  await person.click(dialog.getByRole('button', { name: 'Release' }))
  await waitFor(() => expect(sent).toEqual([{ reason: 'Twins' }, { reason: 'Twins of 2008' }]))
  expect(await dialog.findByRole('link', { name: 'PGT Mathematics' })).toBeDefined()
  await person.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByText('1 held')).toBeNull())
  expect(asked).toEqual(['held', 'held'])
})
