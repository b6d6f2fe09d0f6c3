import type { NewEnquiries } from '@edbazaar/api-client'
import { enquiryForm, http, myEnquiry, sentEnquiries } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { type EnquiryRecipient, enquiryPanelAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors } from '@edbazaar/feature-platform/testing/session'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { EnquiryPanels } from './EnquiryPanels'

const server = startMockServer()
/** Before the dates of the tests. */
const now = new Date('2026-11-24T09:30:00+05:30')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

const school: EnquiryRecipient = { kind: 'school', id: 1, name: 'Vidya Niketan Public School' }
const me = {
  name: 'Meera Iyer',
  email: 'meera@example.in',
  is_email_confirmed: true,
  phone: '9845012345',
  children: [{ id: 3, name: 'Anaya', born_month: '2020-05' }],
}

async function open(recipients: readonly EnquiryRecipient[] = [school], as = forVisitors) {
  const page = renderPage([{ path: '/', element: <EnquiryPanels /> }], '/', as)
  act(() => page.store.set(enquiryPanelAtom, recipients))
  const user = userEvent.setup()
  return { ...page, user }
}

const withForm = (given: Parameters<typeof enquiryForm>[0]) =>
  server.use(
    http.get('/listings/{kind}/{id}/enquiry-form', ({ response }) =>
      response(200).json(enquiryForm(given)),
    ),
  )

/** The enquiries that the server receives. */
function recordSent(outcome: 'sent' | 'confirm' = 'sent') {
  const sent: NewEnquiries[] = []
  server.use(
    http.post('/enquiries', async ({ request, response }) => {
      sent.push(await request.json())
      return response(201).json(sentEnquiries({ outcome }))
    }),
  )
  return sent
}

type User = ReturnType<typeof userEvent.setup>
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const choice = (name: string) => screen.findByRole('combobox', { name })
const sendButton = () => screen.findByRole('button', { name: /^Agree and send/ })

async function fillIn(user: User) {
  await user.type(await field('Your name'), 'Asha Menon')
  await user.type(await field('Email'), ' asha@example.in ')
  await user.type(await field('Message'), 'Do you have a bus from Domlur?')
  await user.click(await screen.findByRole('radio', { name: /parent or guardian/ }))
}

describe('a visitor', () => {
  test('sends a question by email only, then must confirm the address', async () => {
    const sent = recordSent('confirm')
    const { user } = await open()
    await fillIn(user)
    await user.click(await sendButton())
    expect(await screen.findByRole('dialog', { name: 'Check your email' })).toBeDefined()
    expect(screen.getByText('asha@example.in')).toBeDefined()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      recipients: [{ kind: 'school', id: 1 }],
      name: 'Asha Menon',
      email: 'asha@example.in',
      message: 'Do you have a bus from Domlur?',
      declared: 'parent',
      wanted_from: '2027–28',
      website: '',
      consent: {
        notice_version: 1,
        channels: ['email'],
        days: [1, 2, 3, 4, 5, 6],
        from: '09:00',
        to: '16:00',
        expires_on: '2027-01-10',
      },
    })
    expect(sent[0]).not.toHaveProperty('phone')
  })

  test('a signed-in parent can have the link sent again', async () => {
    recordSent('confirm')
    withForm({ me: { ...me, is_email_confirmed: false } })
    let id: unknown
    server.use(
      http.post('/my-enquiries/{id}/confirmation', ({ params, response }) => {
        id = params.id
        return response(200).json(myEnquiry({ state: 'unconfirmed' }))
      }),
    )
    const { user } = await open([school], forUser())
    await user.type(await field('Message'), 'Do you have a bus from Domlur?')
    await user.click(await screen.findByRole('radio', { name: /parent or guardian$/ }))
    await user.click(await sendButton())
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }))
    expect(await screen.findByText(/^We emailed a new link\./)).toBeDefined()
    expect(id).toBe(sentEnquiries().enquiries[0]?.id)
  })

  test('corrects the address and sends another enquiry with what was typed', async () => {
    const sent = recordSent('confirm')
    const { user } = await open()
    await fillIn(user)
    await user.click(await sendButton())
    await user.click(await screen.findByRole('button', { name: 'Check the address' }))
    const email = await field('Email')
    expect((await field('Message')).value).toBe('Do you have a bus from Domlur?')
    await user.clear(email)
    await user.type(email, 'asha.menon@example.in')
    await user.click(await sendButton())
    await screen.findByText('asha.menon@example.in')
    expect(sent).toHaveLength(2)
    expect(sent[0]?.request_key).not.toBe(sent[1]?.request_key)
  })

  test('reads what is wrong beside the fields and counted in the footer', async () => {
    const sent = recordSent()
    const { user } = await open()
    await user.click(await screen.findByRole('checkbox', { name: /^Email/ }))
    await user.type(await field('Phone'), '55531')
    await user.click(await sendButton())
    expect(await screen.findByText('Select at least one way to contact you.')).toBeDefined()
    expect(screen.getByText('Enter a 10-digit number, or leave this empty.')).toBeDefined()
    expect(screen.getByText('Select one to send the enquiry.')).toBeDefined()
    const footer = await screen.findByText(/problems:/)
    expect(footer.textContent).toBe(
      '6 problems: Your name, Email, Phone, Message, Contact by, Who is asking?',
    )
    await waitFor(async () => expect(document.activeElement).toBe(await field('Your name')))
    expect(sent).toEqual([])
    await user.type(await field('Your name'), 'Asha')
    await waitFor(() => expect(footer.textContent).toMatch(/^5 problems/))
  })

  test('needs a number for calls, and then reads what may be done with it', async () => {
    const { user } = await open()
    await fillIn(user)
    await user.click(await screen.findByRole('checkbox', { name: /^Phone call/ }))
    await user.click(await sendButton())
    expect(await screen.findByText(/^Enter the number for calls and WhatsApp/)).toBeDefined()
    const sent = recordSent('confirm')
    await user.type(await field('Phone'), '+91 98450 12345')
    expect(await screen.findByText(/Your number stays hidden/)).toBeDefined()
    await user.click(await sendButton())
    await screen.findByRole('dialog', { name: 'Check your email' })
    expect(sent[0]).toMatchObject({
      phone: '9845012345',
      consent: { channels: ['email', 'phone'] },
    })
  })

  test('finds the draft again after the page was closed', async () => {
    const { user } = await open()
    await fillIn(user)
    expect(await screen.findByText('Draft saved')).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    cleanup()
    await open()
    expect((await field('Message')).value).toBe('Do you have a bus from Domlur?')
    expect((await field('Your name')).value).toBe('Asha Menon')
  })

  test('under 18 gets a page for a parent, and can go back', async () => {
    const { user } = await open()
    await user.type(await field('Message'), 'Is there hockey?')
    await user.click(await screen.findByRole('radio', { name: 'I am under 18' }))
    expect(await screen.findByRole('dialog', { name: 'Ask a parent or guardian' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Agree and send/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to the form' }))
    expect((await field('Message')).value).toBe('Is there hockey?')
  })
})

describe('a user', () => {
  test('sends at once for a child of the profile, and sees the reference', async () => {
    withForm({ me })
    const sent = recordSent()
    const { user } = await open([school], forUser())
    expect((await field('Your name')).value).toBe('Meera Iyer')
    await user.selectOptions(await choice('Class wanted'), 'Class 1')
    await user.type(await field('Message'), 'May we visit?')
    await user.click(await screen.findByRole('checkbox', { name: 'I’d like to visit' }))
    await user.click(await screen.findByRole('button', { name: 'Saturday mornings' }))
    await user.click(
      await screen.findByRole('radio', {
        name: 'I am 18 or older, and Anaya’s parent or guardian',
      }),
    )
    await user.click(await sendButton())
    const dialog = await screen.findByRole('dialog', { name: 'Enquiry sent' })
    expect(within(dialog).getByText('EB-7K42-19')).toBeDefined()
    const mine = within(dialog).getByRole('link', { name: 'View my enquiries' })
    expect(mine.getAttribute('href')).toBe('/profile/7?tab=enquiries')
    expect(sent[0]).toMatchObject({
      child: { id: 3, class_sought: 'Class 1' },
      visit_wish: 'saturday_mornings',
    })
    expect(localStorage.getItem('enquiry-drafts')).toBe('{}')
  })

  test('sends once, however often the button is pressed', async () => {
    withForm({ me })
    const answer = Promise.withResolvers<void>()
    let requests = 0
    server.use(
      http.post('/enquiries', async ({ response }) => {
        requests += 1
        await answer.promise
        return response(201).json(sentEnquiries())
      }),
    )
    const { user } = await open([school], forUser())
    await user.type(await field('Message'), 'May we visit?')
    await user.click(await screen.findByRole('radio', { name: /parent or guardian/ }))
    const button = await sendButton()
    await user.dblClick(button)
    await user.click(button)
    answer.resolve()
    await screen.findByRole('dialog', { name: 'Enquiry sent' })
    expect(requests).toBe(1)
  })

  test('repeats a lost request with the same key and nothing lost', async () => {
    withForm({ me })
    const keys: string[] = []
    server.use(
      http.post('/enquiries', async ({ request, response }) => {
        keys.push((await request.json()).request_key)
        return keys.length === 1
          ? response.untyped(Response.error())
          : response(201).json(sentEnquiries())
      }),
    )
    const { user, store } = await open([school], forUser())
    await user.type(await field('Message'), 'May we visit?')
    await user.click(await screen.findByRole('radio', { name: /parent or guardian/ }))
    await user.click(await sendButton())
    await waitFor(() => expect(store.get(toastAtom)?.message).toMatch(/could not be reached/))
    expect((await field('Message')).value).toBe('May we visit?')
    const again = await sendButton()
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
    await user.click(again)
    await screen.findByRole('dialog', { name: 'Enquiry sent' })
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  test('sees field errors of the server beside the fields', async () => {
    withForm({ me })
    server.use(
      http.post('/enquiries', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Please check.',
          errors: [{ field: 'consent.expires_on', msg: 'must be later' }],
        }),
      ),
    )
    const { user } = await open([school], forUser())
    await user.selectOptions(await choice('Until'), 'A date I choose')
    await user.type(await screen.findByLabelText('Last day'), '01/02/2027')
    await user.type(await field('Message'), 'May we visit?')
    await user.click(await screen.findByRole('radio', { name: /parent or guardian/ }))
    await user.click(await sendButton())
    expect(await screen.findByText('Must be later')).toBeDefined()
  })

  test('sees their earlier enquiry to the listing', async () => {
    withForm({
      me,
      mine: {
        id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
        reference: 'EB-7K42-19',
        state: 'answered',
        last_at: '2026-11-20T08:10:00.000Z',
      },
    })
    await open([school], forUser())
    expect(await screen.findByText('You have asked here before: EB-7K42-19')).toBeDefined()
    expect(screen.getByText(/^A question about the same child is added/)).toBeDefined()
  })

  test('reads no promise about an enquiry that is closed', async () => {
    withForm({
      me,
      mine: {
        id: '8f14e45f-ceea-467f-a8f0-1d2b3c4d5e6f',
        reference: 'EB-7K42-19',
        state: 'closed',
        last_at: '2026-11-20T08:10:00.000Z',
      },
    })
    await open([school], forUser())
    expect(await screen.findByText('You have asked here before: EB-7K42-19')).toBeDefined()
    expect(screen.queryByText(/^A question about the same child is added/)).toBeNull()
  })
})

describe('several schools', () => {
  const other: EnquiryRecipient = { kind: 'school', id: 2, name: 'Cauvery Valley School' }
  const third: EnquiryRecipient = { kind: 'school', id: 9, name: 'Register School' }

  function withForms() {
    server.use(
      http.get('/listings/{kind}/{id}/enquiry-form', ({ params, response }) => {
        const name = [school, other, third].find(({ id }) => id === Number(params.id))?.name ?? ''
        const recipient = { kind: 'school' as const, id: Number(params.id), name }
        return response(200).json(
          enquiryForm({ me, name, recipient, accepts: params.id !== '9', answer_time: null }),
        )
      }),
    )
  }

  test('each get a permission of their own, and one can be left out', async () => {
    withForms()
    const sent = recordSent()
    const { user } = await open([school, other, third], forUser())
    await screen.findByRole('dialog', { name: 'Ask 2 schools' })
    expect(screen.getByText(/^Not included.*Register School/)).toBeDefined()
    expect(await screen.findByText(/^Cauvery Valley School may email/)).toBeDefined()
    expect(screen.getByText(/^Vidya Niketan Public School may email/)).toBeDefined()
    await user.type(await field('Message'), 'Which bus?')
    await user.click(await screen.findByRole('radio', { name: /parent or guardian/ }))
    await user.click(await screen.findByRole('button', { name: 'Agree and send 2 enquiries' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.recipients).toEqual([
      { kind: 'school', id: 1 },
      { kind: 'school', id: 2 },
    ])
  })
})

test('a listing that nobody works for takes no enquiry', async () => {
  withForm({ accepts: false })
  await open()
  expect(await screen.findByText(/does not take enquiries on EdBazaar yet/)).toBeDefined()
  expect(screen.queryByLabelText('Message')).toBeNull()
})

test('a form that did not load can be loaded again', async () => {
  server.use(
    http.get(
      '/listings/{kind}/{id}/enquiry-form',
      ({ response }) => response(503).json({ status: 503, code: 'unavailable', msg: 'Busy.' }),
      { once: true },
    ),
  )
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await field('Message')).toBeDefined()
})

test('a visit time that the listing offers is sent instead of a wish', async () => {
  const sent = recordSent()
  const slot = {
    id: 12,
    starts_at: '2027-01-09T04:30:00.000Z',
    ends_at: '2027-01-09T05:30:00.000Z',
    seats_left: 1,
  }
  withForm({ me, slots: [slot] })
  const { user } = await open([school], forUser())
  await user.type(await field('Message'), 'May we visit?')
  await user.click(await screen.findByRole('checkbox', { name: 'I’d like to visit' }))
  expect(screen.queryByRole('button', { name: 'Saturday mornings' })).toBeNull()
  await user.selectOptions(
    await choice('Time of the visit'),
    'Saturday, 9 January, 10–11 am (1 place left)',
  )
  await user.click(await screen.findByRole('radio', { name: /parent or guardian/ }))
  await user.click(await sendButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ visit_slot: 12 })
  expect(sent[0]).not.toHaveProperty('visit_wish')
})

test('an enquiry about a batch names it and sends it', async () => {
  const sent = recordSent()
  withForm({ me, name: 'Chess for beginners', place: null })
  const batch = { id: 7, name: 'Evening' }
  const { user } = await open([{ kind: 'product', id: 3, name: 'Chess', batch }], forUser())
  expect(await screen.findByText('Chess for beginners, Evening')).toBeDefined()
  await user.type(await field('Message'), 'Is there a seat?')
  await user.click(await screen.findByRole('radio', { name: /parent or guardian/ }))
  await user.click(await sendButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.recipients).toEqual([{ kind: 'product', id: 3, batch_id: 7 }])
})

test('a parent who found nothing asks EdBazaar', async () => {
  const sent = recordSent('confirm')
  server.use(
    http.get('/enquiry-form', ({ response }) =>
      response(200).json(enquiryForm({ name: 'EdBazaar', recipient: null, place: null })),
    ),
  )
  const { user } = await open([])
  expect(await screen.findByRole('dialog', { name: 'Ask EdBazaar' })).toBeDefined()
  await fillIn(user)
  expect(screen.queryByRole('checkbox', { name: 'I’d like to visit' })).toBeNull()
  expect(screen.getByText('Sent to EdBazaar only')).toBeDefined()
  await user.click(await sendButton())
  expect(await screen.findByRole('dialog', { name: 'Check your email' })).toBeDefined()
  expect(sent).toMatchObject([{ recipients: [], message: 'Do you have a bus from Domlur?' }])
})
