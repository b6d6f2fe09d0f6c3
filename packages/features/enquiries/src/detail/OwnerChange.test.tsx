import { http, myEnquiry } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forVisitors } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EnquiryDetail } from './EnquiryDetail'

const server = startMockServer()

function open(isAsked: boolean) {
  const { can, consent } = myEnquiry()
  const asked = myEnquiry({
    can: { ...can, write: false, agree_to_owner: true },
    consent: { ...consent, is_live: false, owner_changed_at: '2026-11-20T06:00:00.000Z' },
  })
  server.use(
    http.get('/my-enquiries/{id}', ({ response }) =>
      response(200).json(isAsked ? asked : myEnquiry()),
    ),
    http.post('/my-enquiries/{id}/owner', ({ request, response }) => {
      expect(request.headers.get('x-enquiry-token')).toBe('token')
      return response(200).json(myEnquiry())
    }),
  )
  const access = { id: myEnquiry().id, token: 'token' }
  renderPage([{ path: '/', element: <EnquiryDetail access={access} /> }], '/', forVisitors)
  return userEvent.setup()
}

test('a parent agrees to the new owner with one click', async () => {
  const user = open(true)
  const yes = await screen.findByRole('button', { name: 'Yes, they may contact me' })
  expect(screen.getByText(/has a new owner$/)).toBeDefined()
  await user.click(yes)
  await waitFor(() => expect(screen.queryByText(/has a new owner$/)).toBeNull())
})

test('asks no question without a change of the owner', async () => {
  open(false)
  await screen.findByRole('heading', { name: 'Contact permission' })
  expect(screen.queryByRole('button', { name: 'Yes, they may contact me' })).toBeNull()
})
