import { http, myEnquiry, sentEnquiries } from '@edbazaar/api-client/testing'
import { linkTokenAtom } from '@edbazaar/feature-platform/link-token'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors } from '@edbazaar/feature-platform/testing/session'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { ConfirmationScreen } from '../confirmation/ConfirmationScreen'
import { EnquiryLinkScreen } from './EnquiryLinkScreen'

const server = startMockServer()

const token = 'Zt5q0m2cXyB7kWvR1nJ8sLhDfGaPeUoI3rM4xT6wQbY'
const { id } = myEnquiry()
const pages = [
  { path: '/enquiry', Component: EnquiryLinkScreen },
  { path: '/enquiry-confirmation', Component: ConfirmationScreen },
]

const show = (path: string, linkToken: string | null = token) =>
  renderPage(pages, path, (deps) => {
    deps.store.set(linkTokenAtom, linkToken)
    return forVisitors(deps)
  })

describe('the link of an email', () => {
  test('opens the enquiry with its token, without a session', async () => {
    const tokens: (string | null)[] = []
    server.use(
      http.get('/my-enquiries/{id}', ({ request, response }) => {
        tokens.push(request.headers.get('x-enquiry-token'))
        return response(200).json(myEnquiry())
      }),
    )
    show(`/enquiry?id=${id}`)
    await screen.findByRole('heading', { level: 1, name: 'Vidya Niketan Public School' })
    expect(tokens).toEqual([token])
  })

  test('withdraws the permission with one more press', async () => {
    let withdrawn: unknown
    server.use(
      http.post('/my-enquiries/{id}/withdrawal', async ({ request, response }) => {
        withdrawn = { ...(await request.json()), token: request.headers.get('x-enquiry-token') }
        return response(200).json(myEnquiry())
      }),
    )
    show(`/enquiry?id=${id}#withdraw`)
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw permission' }))
    await screen.findByText('Given')
    expect(withdrawn).toEqual({ what: 'permission', token })
  })

  test('that is incomplete or has expired says so', async () => {
    show('/enquiry', null)
    expect(await screen.findByText('This link is incomplete')).toBeDefined()
    cleanup()
    show('/enquiry')
    expect(await screen.findByText('This link is incomplete')).toBeDefined()
    cleanup()
    show(`/enquiry?id=${id}`, '')
    expect(await screen.findByText('This link is incomplete')).toBeDefined()
    cleanup()
    server.use(
      http.get('/my-enquiries/{id}', ({ response }) =>
        response(404).json({ status: 404, code: 'not_found', msg: 'Enquiry not found.' }),
      ),
    )
    show(`/enquiry?id=${id}`)
    expect(await screen.findByText(/^This enquiry cannot be shown/)).toBeDefined()
  })

  test('that is incomplete leads a signed-in user to their enquiries', async () => {
    renderPage(pages, '/enquiry', forUser({ id: 7 }))
    const link = await screen.findByRole('link', { name: 'Your enquiries' })
    expect(link.getAttribute('href')).toBe('/profile/7?tab=enquiries')
    expect(screen.getByText('Copy the full link from the email.')).toBeDefined()
  })
})

describe('the confirmation', () => {
  test('sends nothing before the button is pressed, then links to the enquiry', async () => {
    const bodies: unknown[] = []
    const { enquiries } = sentEnquiries()
    server.use(
      http.post('/enquiries/confirmation', async ({ request, response }) => {
        bodies.push(await request.json())
        return response(200).json({
          outcome: 'sent',
          enquiries: enquiries.map((each) => ({ ...each, access_token: token })),
        })
      }),
    )
    show('/enquiry-confirmation')
    const button = await screen.findByRole('button', { name: 'Confirm and send' })
    expect(bodies).toEqual([])
    await userEvent.dblClick(button)
    expect(await screen.findByRole('heading', { level: 1, name: 'Enquiry sent' })).toBeDefined()
    expect(screen.getByText(/EB-7K42-19/)).toBeDefined()
    expect(bodies).toEqual([{ token }])
    const link = screen.getByRole('link', { name: 'View the enquiry' })
    expect(link.getAttribute('href')).toBe(`/enquiry?id=${id}&token=${token}`)
  })

  test('says that a used link is over', async () => {
    server.use(
      http.post('/enquiries/confirmation', ({ response }) =>
        response(404).json({ status: 404, code: 'not_found', msg: 'This link has expired.' }),
      ),
    )
    show('/enquiry-confirmation')
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm and send' }))
    expect(await screen.findByText('This link has expired.')).toBeDefined()
  })
})
