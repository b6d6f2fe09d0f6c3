import type { AnswerToRoute, MyEnquiry } from '@edbazaar/api-client'
import { http, myEnquiry } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forVisitors } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EnquiryDetail } from '../EnquiryDetail'

const server = startMockServer()

const route = (isAccepted: boolean | null): MyEnquiry['routes'][number] => ({
  id: 4,
  kind: 'school',
  name: 'Cauvery Valley School',
  place: 'Mysuru',
  asked_at: '2026-11-21T04:42:00.000Z',
  is_accepted: isAccepted,
})
const general = (isAccepted: boolean | null, given: Partial<MyEnquiry> = {}) =>
  myEnquiry({ subject: null, recipient: 'EdBazaar', routes: [route(isAccepted)], ...given })

function open(enquiry: MyEnquiry) {
  const answers: AnswerToRoute[] = []
  server.use(
    http.get('/my-enquiries/{id}', ({ response }) => response(200).json(enquiry)),
    http.post('/my-enquiries/{id}/routes/{routeId}', async ({ request, params, response }) => {
      expect(request.headers.get('x-enquiry-token')).toBe('token')
      expect(params.routeId).toBe('4')
      const answer = await request.json()
      answers.push(answer)
      return response(200).json(general(answer.accept))
    }),
  )
  const access = { id: enquiry.id, token: 'token' }
  const { store } = renderPage(
    [{ path: '/', element: <EnquiryDetail access={access} /> }],
    '/',
    forVisitors,
  )
  return { user: userEvent.setup(), store, answers }
}

test('a parent agrees to a school with a separate permission', async () => {
  const { user, store, answers } = open(general(null))
  expect(await screen.findByRole('heading', { name: 'EdBazaar' })).toBeDefined()
  expect(screen.getByText('Can we pass your enquiry to Cauvery Valley School?')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Yes, choose how' }))
  await user.click(await screen.findByRole('button', { name: 'Agree and send' }))
  await waitFor(() =>
    expect(store.get(toastAtom)?.message).toBe('Your enquiry was passed to Cauvery Valley School'),
  )
  expect(answers).toMatchObject([
    { accept: true, consent: { notice_version: 1, channels: ['email', 'whatsapp'] } },
  ])
  expect(await screen.findByText(/^Passed on/)).toBeDefined()
})

test('a parent says no, and the school learns nothing', async () => {
  const { user, answers } = open(general(null))
  await user.click(await screen.findByRole('button', { name: 'No' }))
  expect(await screen.findByText('Not passed on')).toBeDefined()
  expect(answers).toEqual([{ accept: false }])
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull()
})

test('a withdrawn enquiry cannot be passed on any more', async () => {
  open(general(null, { state: 'withdrawn' }))
  expect(await screen.findByText('Cauvery Valley School')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Yes, choose how' })).toBeNull()
})
