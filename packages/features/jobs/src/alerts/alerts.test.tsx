import type { JobAlert } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { endPage } from '../alert-links'
import { jobsUrl } from '../jobs-state'
import { page } from '../list'
import { criteriaOf, listStateOf } from './alert-criteria'
import { MyJobAlerts } from './MyJobAlerts'

const server = startMockServer()

const filtered = '/jobs?roles=primary&pay_from=40000'
const criteria: JobAlert['criteria'] = { roles: ['primary'], pay_from: 40_000 }
const alert: JobAlert = {
  id: 12,
  every: 'week',
  criteria,
  place_name: null,
  is_confirmed: true,
  created_at: '2026-11-20T05:00:00Z',
  last_run_on: '2026-11-24',
}

async function openDialog(prepare?: Parameters<typeof renderPage>[2]) {
  renderPage([{ path: '/jobs', ...page }], filtered, prepare)
  await userEvent.click(await screen.findByRole('button', { name: 'Job alert' }))
  return screen.findByRole('dialog', { name: 'Get new jobs by email' })
}

test('a visitor gives an address, and is told to confirm it', async () => {
  let sent: unknown
  server.use(
    http.post('/jobs/alerts', async ({ request, response }) => {
      sent = await request.json()
      return response(202).json({ msg: 'Done' })
    }),
  )
  const dialog = await openDialog()
  expect(dialog.textContent).toContain('Primary (PRT)')
  expect(dialog.textContent).toContain('₹40,000 or more')
  await userEvent.click(screen.getByRole('radio', { name: /^Weekly/ }))
  const field = screen.getByRole('textbox', { name: 'Your email' })
  await userEvent.type(field, 'meera@')
  await userEvent.click(screen.getByRole('button', { name: 'Create alert' }))
  expect(await screen.findByText(/^Enter an email address/)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(sent).toBeUndefined()
  await userEvent.type(field, 'example.in')
  await userEvent.click(screen.getByRole('button', { name: 'Create alert' }))
  expect(await screen.findByText('Check your email')).toBeDefined()
  expect(sent).toEqual({ every: 'week', criteria, email: 'meera@example.in', website: '' })
})

test('an address that the API refuses stays, with the reason beside it', async () => {
  server.use(
    http.post('/jobs/alerts', ({ response }) =>
      response(400).json({
        status: 400,
        code: 'invalid_request',
        msg: 'Check the address.',
        errors: [{ field: 'email', msg: 'must be an email address that can get mail' }],
      }),
    ),
  )
  await openDialog()
  const field = screen.getByRole('textbox', { name: 'Your email' })
  await userEvent.type(field, 'meera@example.invalid')
  await userEvent.click(screen.getByRole('button', { name: 'Create alert' }))
  expect(await screen.findByText('Must be an email address that can get mail')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field).toHaveProperty('value', 'meera@example.invalid')
})

test('a user needs no address, and finds the alert in the profile', async () => {
  let sent: unknown
  server.use(
    http.post('/users/my-job-alerts', async ({ request, response }) => {
      sent = await request.json()
      return response(200).json(alert)
    }),
  )
  await openDialog(forUser())
  expect(screen.queryByRole('textbox', { name: 'Your email' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Create alert' }))
  expect(await screen.findByText('The alert is on')).toBeDefined()
  expect(sent).toEqual({ every: 'day', criteria })
})

test('an alert leads back to its list, and ends with one press', async () => {
  let ended: string | undefined
  server.use(
    http.get('/users/my-job-alerts', ({ response }) => response(200).json({ data: [alert] })),
    http.delete('/users/my-job-alerts/{id}', ({ params, response }) => {
      ended = String(params.id)
      return response(200).json({ msg: 'Done' })
    }),
  )
  renderPage([{ path: '/', Component: MyJobAlerts }], '/', forUser())
  const link = await screen.findByRole('link', { name: 'Primary (PRT) · ₹40,000 or more' })
  expect(link.getAttribute('href')).toBe(filtered)
  await userEvent.click(screen.getByRole('button', { name: /^End alert: Primary/ }))
  expect(await screen.findByText('No job alerts')).toBeDefined()
  expect(ended).toBe('12')
})

test('the link of an email ends the alert when its button is pressed', async () => {
  const tokens: unknown[] = []
  server.use(
    http.post('/jobs/alerts/endings', async ({ request, response }) => {
      tokens.push(await request.json())
      return response(200).json({ msg: 'Done' })
    }),
  )
  const token = 'a'.repeat(43)
  renderPage([{ path: '/jobs/alerts/end', ...endPage }], `/jobs/alerts/end?token=${token}`)
  const button = await screen.findByRole('button', { name: 'End' })
  expect(tokens).toEqual([])
  await userEvent.click(button)
  await waitFor(() => expect(tokens).toEqual([{ token }]))
  expect(await screen.findByText('The alert has ended')).toBeDefined()
})

test('the filters of a list survive as criteria', () => {
  const path =
    '/jobs?place=mysuru&radius=10&roles=primary&subjects=Hindi&types=full-time&pay_from=1'
  const search = new URLSearchParams(path.slice(path.indexOf('?')))
  const state = listStateOf(criteriaOf(jobsUrl.read(search)))
  expect(jobsUrl.pathOf(state)).toBe(path)
})
