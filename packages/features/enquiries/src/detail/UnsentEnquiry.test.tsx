import { http, myEnquiry } from '@edbazaar/api-client/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { EnquiryDetail } from './EnquiryDetail'

const server = startMockServer()

const unsent = (confirmBy: string | null) =>
  myEnquiry({
    state: 'unconfirmed',
    confirm_by: confirmBy,
    can: { ...myEnquiry().can, write: false, send_link_again: true },
  })

test('an enquiry that waits for its link says so, and the link can be sent again', async () => {
  server.use(
    http.get('/my-enquiries/{id}', ({ response }) => response(200).json(unsent(null))),
    http.post('/my-enquiries/{id}/confirmation', ({ response }) =>
      response(200).json(unsent('2026-11-24T05:00:00.000Z')),
    ),
  )
  const access = { id: myEnquiry().id }
  renderPage([{ path: '/', element: <EnquiryDetail access={access} /> }], '/', forUser({ id: 7 }))
  expect(await screen.findByText('Not sent to Vidya Niketan Public School yet')).toBeDefined()
  expect(screen.getByText(/ has expired\. Get a new one/)).toBeDefined()
  expect(screen.queryByText(/^Used/)).toBeNull()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send the link again' }))
  expect(await screen.findByText(/Open it by .+10:30 am to send your enquiry\.$/)).toBeDefined()
})
