import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { enquiryOf, sampleConsent } from '../enquiry-data'
import type { Enquiry, TimelineEntry } from '../enquiry-types'
import { idOf } from '../inbox-data'
import { mockInbox } from '../inbox-test-page'

const { open, server } = mockInbox()

function openWith(enquiry: Partial<Enquiry> = {}) {
  const page = open({ enquiry })
  const bodies: unknown[] = []
  server.use(
    http.post('/desk/enquiries/{id}/messages', async ({ request, response }) => {
      const body = await request.json()
      bodies.push(body)
      return response(201).json({ revision: 2, state: 'contacted', send_at: body.send_at ?? null })
    }),
  )
  return { ...page, bodies }
}

const composer = async () => within(await screen.findByRole('form', { name: /^Reply to/ }))
const whatsApp = (state: 'allowed' | 'outside_hours' | 'not_permitted', nextAt?: string) => ({
  consent: {
    ...sampleConsent(),
    now: [
      { channel: 'email' as const, state: 'allowed' as const, next_at: null },
      { channel: 'whatsapp' as const, state, next_at: nextAt ?? null },
    ],
  },
})

test('WhatsApp opens with the text and the number, and the message is logged afterwards', async () => {
  const { person, store, bodies } = openWith()
  let revealed = 0
  server.use(
    http.post('/desk/enquiries/{id}/reveal', ({ response }) => {
      revealed += 1
      return response(200).json({ phone: '9845012345', texts: [] })
    }),
  )
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const form = await composer()
  await person.click(form.getByRole('button', { name: 'WhatsApp' }))
  await person.click(form.getByRole('button', { name: 'Open WhatsApp' }))
  expect(form.getByText('Write a message first.')).toBeDefined()
  expect(window.open).not.toHaveBeenCalled()
  await person.type(form.getByRole('textbox'), 'Dear Asha, yes & no')
  await person.click(form.getByRole('button', { name: 'Open WhatsApp' }))
  const log = await form.findByRole('button', { name: /^Log as sent/ })
  expect(tab.location.replace).toHaveBeenCalledWith(
    'https://wa.me/919845012345?text=Dear%20Asha%2C%20yes%20%26%20no',
  )
  expect(tab.opener).toBeNull()
  expect(bodies).toEqual([])
  await person.click(form.getByRole('button', { name: 'Open again' }))
  expect(revealed).toBe(1)
  await person.click(log)
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe('WhatsApp message logged'))
  expect(bodies).toMatchObject([
    { kind: 'call', channel: 'whatsapp', outcome: 'reached', text: 'Dear Asha, yes & no' },
  ])
})

test('a number that may not be opened closes the tab, and the text stays', async () => {
  const { person, store } = openWith()
  const msg = 'You have opened too many phone numbers. Try again later.'
  server.use(
    http.post('/desk/enquiries/{id}/reveal', ({ response }) =>
      response(429).json({ status: 429, code: 'too_many_requests', msg }),
    ),
  )
  const tab = { opener: null, location: { replace: vi.fn() }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const form = await composer()
  await person.click(form.getByRole('button', { name: 'WhatsApp' }))
  await person.type(form.getByRole('textbox'), 'Dear Asha')
  await person.click(form.getByRole('button', { name: 'Open WhatsApp' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe(msg))
  expect(tab.close).toHaveBeenCalled()
  expect(form.getByRole('textbox')).toHaveProperty('value', 'Dear Asha')
})

test('WhatsApp says when it is permitted later', async () => {
  const { person } = openWith(whatsApp('outside_hours', '2026-11-21T04:30:00Z'))
  const form = await composer()
  await person.click(form.getByRole('button', { name: 'WhatsApp' }))
  expect(
    form.getByText(
      /^The parent does not allow WhatsApp at this time\. Next allowed .+10 am\. You can schedule an email instead\.$/,
    ),
  ).toBeDefined()
  expect(form.queryByRole('textbox')).toBeNull()
})

test.each([
  ['the parent permits only email', whatsApp('not_permitted'), ['WhatsApp', 'Call']],
  ['the parent has given no number', { ...whatsApp('allowed'), phone_hint: null }, ['WhatsApp']],
])('cannot be chosen, with the reason, if %s', async (_, enquiry, kinds) => {
  openWith(enquiry)
  const form = await composer()
  const disabled = form
    .getAllByRole<HTMLButtonElement>('button')
    .filter((button) => button.disabled)
    .map((button) => button.textContent)
  expect(disabled).toEqual(kinds)
  const reason =
    kinds.length === 2
      ? 'The parent has not agreed to calls or WhatsApp.'
      : 'The parent has not given a phone number.'
  expect(form.getByText(reason)).toBeDefined()
})

test('on a phone the bar has only what the parent permits', async () => {
  openWith(whatsApp('not_permitted'))
  const form = await screen.findByRole('form', { name: /^Reply to/ })
  const names = screen
    .getAllByRole('button', { name: /^(?:Email|Call|Note)$/ })
    .filter((button) => !form.contains(button))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual(['Email', 'Note'])
})

test('a note that is written while an email is sent stays', async () => {
  const { person, store } = openWith()
  const form = await composer()
  await person.type(form.getByRole('textbox'), 'Dear Asha, yes.')
  // Without a pause between them, so that the answer comes after the note.
  fireEvent.click(form.getByRole('button', { name: /^Send email/ }))
  fireEvent.click(form.getByRole('button', { name: 'Note' }))
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'Asked for a visit' } })
  await waitFor(() => expect(store.get(toastAtom)?.type).toBe('success'))
  await person.click(form.getByRole('button', { name: 'Email' }))
  const text = form.getByRole<HTMLTextAreaElement>('textbox')
  await waitFor(() => expect(text.value).toBe(''))
  await person.click(form.getByRole('button', { name: 'Note' }))
  expect(text.value).toBe('Asked for a visit')
})

test('an email that is changed while it is sent keeps its new text', async () => {
  const { person, bodies } = openWith()
  const form = await composer()
  const text = form.getByRole<HTMLTextAreaElement>('textbox')
  await person.type(text, 'Dear Asha, yes.')
  const send = form.getByRole('button', { name: /^Send email/ })
  fireEvent.click(send)
  fireEvent.change(text, { target: { value: 'Dear Asha, yes. Come on Monday.' } })
  await waitFor(() => expect(send.hasAttribute('data-loading')).toBe(false))
  expect(bodies).toMatchObject([{ text: 'Dear Asha, yes.' }])
  expect(text.value).toBe('Dear Asha, yes. Come on Monday.')
})

test('an email can wait for a morning in the permitted hours', async () => {
  const { person, bodies } = openWith({
    consent: { ...sampleConsent(), days: [1, 2, 3, 4, 5, 6, 7], expires_on: '2099-01-01' },
  })
  const form = await composer()
  await person.type(form.getByRole('textbox'), 'Dear Asha, yes.')
  await person.click(form.getByRole('button', { name: 'Send later' }))
  const [first] = await screen.findAllByRole('menuitem')
  expect(first?.textContent).toMatch(/10 am$/)
  if (first) await person.click(first)
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toMatchObject({
    kind: 'email',
    send_at: expect.stringMatching(/T04:30:00\.000Z$/),
  })
})

test('outside the hours the button says when the email is sent', async () => {
  openWith({
    consent: {
      ...sampleConsent(),
      now: [{ channel: 'email', state: 'outside_hours', next_at: '2026-11-21T04:30:00Z' }],
    },
  })
  expect((await composer()).getByRole('button', { name: /^Schedule for .+10 am/ })).toBeDefined()
  expect((await composer()).queryByRole('button', { name: 'Send later' })).toBeNull()
  expect((await composer()).getByRole('button', { name: 'More options' })).toBeDefined()
})

const [enquiryEntry] = enquiryOf().timeline
const emailOf = (state: NonNullable<TimelineEntry['delivery']>['state']): TimelineEntry[] =>
  enquiryEntry === undefined
    ? []
    : [
        enquiryEntry,
        {
          ...enquiryEntry,
          id: 'm12',
          kind: 'email',
          side: 'desk',
          text: 'Dear Asha',
          delivery: { state, at: '2026-11-23T04:30:00Z' },
        },
      ]

test('an email that waits can be cancelled, and its text is in the form again', async () => {
  const { person, store } = openWith({ timeline: emailOf('queued') })
  let path = ''
  server.use(
    http.delete('/desk/enquiries/{id}/messages/{messageId}', ({ params, response }) => {
      path = `${params.id}/${params.messageId}`
      return response(200).json({ revision: 3, state: 'new', text: 'Dear Asha, yes.' })
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Cancel sending' }))
  await waitFor(() =>
    expect(store.get(toastAtom)?.message).toBe(
      'The email will not be sent. Its text is back in the form.',
    ),
  )
  expect(path).toBe(`${idOf(1)}/12`)
  const text = (await composer()).getByRole<HTMLTextAreaElement>('textbox')
  await waitFor(() => expect(text.value).toBe('Dear Asha, yes.'))
})

test.each([
  ['dropped', 'Not sent: the parent’s permission ended first.'],
  ['cancelled', 'Cancelled before it was sent.'],
  ['sent', 'Sent'],
] as const)('an email that was %s says so', async (state, text) => {
  openWith({ timeline: emailOf(state) })
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cancel sending' })).toBeNull()
})
