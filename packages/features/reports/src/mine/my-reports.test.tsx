import { http } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MyReports } from './MyReports'

const server = startMockServer()

const reportOf = (id: number, status: 'open' | 'kept' | 'acted') => ({
  id,
  reference: `R-${id}`,
  kind: 'school' as const,
  name: `School ${id}`,
  path: `/schools/a-school-${id}`,
  reason: 'closed' as const,
  text: null,
  at: '2026-11-20T09:00:00Z',
  status,
  decided_at: status === 'open' ? null : '2026-11-22T09:00:00Z',
})

test('lists the reports of the user with what was decided, page by page', async () => {
  server.use(
    http.get('/users/my-reports', ({ query, response }) => {
      const page = Number(query.get('page'))
      return response(200).json({
        data: page === 1 ? [reportOf(1, 'open'), reportOf(2, 'acted')] : [reportOf(3, 'kept')],
        total: 3,
        page,
        per_page: 2,
        totalPages: 2,
      })
    }),
  )
  renderPage([{ path: '/', element: <MyReports /> }], '/', forUser({ id: 7 }))
  expect(await screen.findByText('Being checked')).toBeTruthy()
  expect(screen.getByText('Action taken')).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('Checked, no change needed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'School 1' })).toBeTruthy()
})

test('offers to try again, and no further page, after a page failed', async () => {
  let isBroken = true
  server.use(
    http.get('/users/my-reports', ({ query, response }) => {
      const page = Number(query.get('page'))
      if (page === 2 && isBroken)
        return response(503).json({ status: 503, code: 'unavailable', msg: 'Try again later.' })
      return response(200).json({
        data: [reportOf(page, 'open')],
        total: 3,
        page,
        per_page: 1,
        totalPages: 3,
      })
    }),
  )
  renderPage([{ path: '/', element: <MyReports /> }], '/', forUser({ id: 7 }))
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  isBroken = false
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'School 2' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy()
})

test('says where reporting begins if there is none', async () => {
  server.use(
    http.get('/users/my-reports', ({ response }) =>
      response(200).json({ data: [], total: 0, page: 1, per_page: 20, totalPages: 0 }),
    ),
  )
  renderPage([{ path: '/', element: <MyReports /> }], '/', forUser({ id: 7 }))
  expect(await screen.findByText('You have not reported anything')).toBeTruthy()
})
