import { http, myEnquiry, myEnquiryList, myEnquirySummary } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MyEnquiries } from './MyEnquiries'

const server = startMockServer()
/** Before the dates of the samples. */
const now = new Date('2026-11-24T09:30:00+05:30')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

const { id } = myEnquirySummary()

function show(path = '/profile/7?tab=enquiries') {
  const page = renderPage(
    [{ path: '/profile/:id', element: <MyEnquiries userId={7} /> }],
    path,
    forUser(),
  )
  return { ...page, user: userEvent.setup() }
}

const row = () => screen.findByRole('button', { name: 'Vidya Niketan Public School' })

describe('the list', () => {
  test('shows state and permission, and opens an enquiry in place', async () => {
    const { user } = show()
    const name = await row()
    expect(name.getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByText('Answered')).toBeDefined()
    expect(screen.getByText('New answer')).toBeDefined()
    await user.click(name)
    expect(await screen.findByRole('list', { name: 'Conversation EB-7K42-19' })).toBeDefined()
    expect(name.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText(/route 6 stops at Domlur/)).toBeDefined()
    expect(screen.getAllByText('Lakshmi Raghavan')).toHaveLength(2)
    await user.click(name)
    expect(screen.queryByRole('list', { name: /^Conversation/ })).toBeNull()
  })

  test.each([
    ['2026-11-24T05:00:00.000Z', /^Open the link in our email by .+10:30 am$/],
    [null, 'The link in our email has expired'],
  ])('shows an enquiry that is not sent yet: %s', async (confirm_by, text) => {
    const data = [myEnquirySummary({ state: 'unconfirmed', confirm_by })]
    server.use(
      http.get('/my-enquiries', ({ response }) => response(200).json(myEnquiryList({ data }))),
    )
    show()
    expect(await screen.findByText('Not sent yet')).toBeDefined()
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.queryByText('Allowed')).toBeNull()
  })

  test('asks for the filter of the URL and counts all of them', async () => {
    const filters: (string | null)[] = []
    server.use(
      http.get('/my-enquiries', ({ query, response }) => {
        filters.push(query.get('filter'))
        return response(200).json(
          myEnquiryList({ data: [], total: 0, counts: { open: 0, ended: 2, all: 2 } }),
        )
      }),
    )
    show('/profile/7?tab=enquiries&filter=open')
    expect(await screen.findByText('No open enquiries')).toBeDefined()
    expect(filters).toEqual(['open'])
    expect(screen.getByRole('link', { name: 'Ended 2' }).getAttribute('href')).toBe(
      '/profile/7?tab=enquiries&filter=ended',
    )
  })

  test('says how to start when there is none', async () => {
    server.use(
      http.get('/my-enquiries', ({ response }) =>
        response(200).json(
          myEnquiryList({ data: [], total: 0, counts: { open: 0, ended: 0, all: 0 } }),
        ),
      ),
    )
    show()
    expect(await screen.findByText('No enquiries yet')).toBeDefined()
  })
})

describe('an opened enquiry', () => {
  const open = () => show(`/profile/7?tab=enquiries&enquiry=${id}`)

  test('sends a reply once and keeps it if the connection fails', async () => {
    const keys: string[] = []
    server.use(
      http.post('/my-enquiries/{id}/messages', async ({ request, response }) => {
        const { text, request_key: key } = await request.json()
        keys.push(key)
        if (keys.length === 1) return response.untyped(Response.error())
        const entry = {
          at: '2026-11-20T09:00:00.000Z',
          kind: 'message' as const,
          side: 'parent' as const,
          author: null,
          text,
          state: null,
          delivery: null,
          visit: null,
          route: null,
        }
        return response(201).json(myEnquiry({ timeline: [...myEnquiry().timeline, entry] }))
      }),
    )
    const { user, store } = open()
    const reply = await screen.findByLabelText<HTMLTextAreaElement>('Reply')
    await user.type(reply, 'Saturday suits us.')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(store.get(toastAtom)?.message).toMatch(/could not be reached/))
    expect(reply.value).toBe('Saturday suits us.')
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    expect(await screen.findByText('“Saturday suits us.”')).toBeDefined()
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe(''))
    expect(new Set(keys).size).toBe(1)
  })

  test.each([
    ['Withdraw', 'Withdraw permission', 'permission'],
    ['Withdraw the whole enquiry', 'Withdraw enquiry', 'enquiry'],
  ])('%s asks once, then withdraws', async (button, yes, what) => {
    let withdrawn: unknown
    server.use(
      http.post('/my-enquiries/{id}/withdrawal', async ({ request, response }) => {
        withdrawn = await request.json()
        const { consent, can } = myEnquiry()
        return response(200).json(
          myEnquiry({
            is_permission_live: false,
            consent: { ...consent, is_live: false, withdrawn_at: '2026-11-24T08:00:00.000Z' },
            can: { ...can, write: false, withdraw_permission: false, withdraw_enquiry: false },
          }),
        )
      }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: button }))
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(4)
    expect(document.activeElement?.textContent).toBe('Cancel')
    await user.click(within(dialog).getByRole('button', { name: yes }))
    expect(await screen.findByText(/no longer sees your name or contact details/)).toBeDefined()
    expect(withdrawn).toEqual({ what })
    expect(screen.queryByLabelText('Reply')).toBeNull()
    expect(screen.getByRole('button', { name: 'Give permission again' })).toBeDefined()
  })

  test('changes the permission', async () => {
    let changed: unknown
    server.use(
      http.put('/my-enquiries/{id}/consent', async ({ request, response }) => {
        changed = await request.json()
        return response(200).json(myEnquiry())
      }),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await user.click(await screen.findByRole('checkbox', { name: /^WhatsApp/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Email/ }))
    await user.click(screen.getByRole('button', { name: 'Save and agree' }))
    expect(await screen.findByText('Select at least one way to contact you.')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: /^Email/ }))
    await user.click(screen.getByRole('button', { name: 'Sunday' }))
    await user.click(screen.getByRole('button', { name: 'Save and agree' }))
    await waitFor(() => expect(changed).toBeDefined())
    expect(changed).toEqual({
      consent: {
        notice_version: 1,
        channels: ['email'],
        days: [1, 2, 3, 4, 5, 6, 7],
        from: '10:00',
        to: '18:00',
        expires_on: '2027-01-10',
      },
    })
    expect(await screen.findByRole('button', { name: 'Change' })).toBeDefined()
  })

  test('shows at the field why a permission is not saved, and keeps it', async () => {
    server.use(
      http.put('/my-enquiries/{id}/consent', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Please check the permission.',
          errors: [{ field: 'phone', msg: 'is not a mobile number' }],
        }),
      ),
    )
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    const save = await screen.findByRole('button', { name: 'Save and agree' })
    const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone' })
    await user.clear(phone)
    await user.type(phone, '12')
    await user.click(save)
    expect(await screen.findByText('Enter a 10-digit number.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(phone))
    await user.clear(phone)
    await user.type(phone, '98450 12345')
    await user.click(save)
    expect(await screen.findByText('Is not a mobile number')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(phone))
    expect(phone.value).toBe('98450 12345')
  })

  test('answers the claim that it is not valid', async () => {
    const { can } = myEnquiry()
    const invalid = {
      reason: 'not_a_parent' as const,
      marked_at: '2026-11-21T08:00:00.000Z',
      answer_until: '2026-12-05T08:00:00.000Z',
      answer: null,
    }
    server.use(
      http.get('/my-enquiries/{id}', ({ response }) =>
        response(200).json(
          myEnquiry({ state: 'not_valid', invalid, can: { ...can, object: true } }),
        ),
      ),
      http.post('/my-enquiries/{id}/objection', async ({ request, response }) => {
        const { text } = await request.json()
        return response(200).json(
          myEnquiry({ state: 'not_valid', invalid: { ...invalid, answer: text } }),
        )
      }),
    )
    const { user } = open()
    await user.type(await screen.findByLabelText('Your answer'), 'I am her mother.')
    await user.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText(/You answered: “I am her mother.”/)).toBeDefined()
  })
})
