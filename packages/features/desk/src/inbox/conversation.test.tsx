import { http } from '@edbazaar/api-client/testing'
import { confirmationCalls } from '@edbazaar/feature-form-kit/confirm-password/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { typeAsSoonAsShown } from '@edbazaar/feature-platform/testing/typing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { enquiryOf, formerOwnersConsent, sampleConsent, withdrawnConsent } from './enquiry-data'
import type { Enquiry } from './enquiry-types'
import { inboxCalls } from './inbox-calls'
import { idOf, noRights } from './inbox-data'
import { composer, dialog, inboxPath, mockInbox, openPath, showInbox } from './inbox-test-page'

const { open, server } = mockInbox()
const added = { revision: 2, state: 'contacted', send_at: null } as const

describe('the conversation', () => {
  test('shows consent first, the texts and what may be done', async () => {
    open()
    const details = within(await screen.findByRole('complementary', { name: 'Details' }))
    const sections = details
      .getAllByRole('region')
      .map((region) => region.ariaLabel ?? region.getAttribute('aria-label'))
    expect(sections[0]).toBe('Consent')
    expect(details.getByText('Allowed now')).toBeDefined()
    expect(details.getByText('On 1 June 2027').nextElementSibling?.textContent).toBe('6 years')
    expect(details.getByText('asha@example.in').innerHTML).toBe('asha<wbr>@example<wbr>.in')
    expect(screen.getByText('Saturday mornings')).toBeDefined()
    expect(screen.getByText('private note')).toBeDefined()
    expect(screen.getByText('The first reply is due within 8 working hours.')).toBeDefined()
  })

  test('sends an email once on a double click, and empties the field', async () => {
    const { person, store } = open()
    const bodies: { kind: string; text?: string; request_key: string }[] = []
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.post('/desk/enquiries/{id}/messages', async ({ request, response }) => {
        bodies.push(await request.json())
        await answered
        return response(201).json(added)
      }),
    )
    const form = within(await composer())
    const text = form.getByRole('textbox', { name: 'Email to Asha Menon' })
    await person.type(text, 'Dear Asha, yes.')
    const send = form.getByRole('button', { name: /^Send email/ })
    await person.dblClick(send)
    answer()
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Email sent'))
    await waitFor(() => expect(text).toHaveProperty('value', ''))
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatchObject({ kind: 'email', text: 'Dear Asha, yes.' })
  })

  test('keeps the text and its key when the connection is lost', async () => {
    const { person, store } = open()
    const keys: string[] = []
    let isLost = true
    server.use(
      http.post('/desk/enquiries/{id}/messages', async ({ request, response }) => {
        keys.push((await request.json()).request_key)
        return isLost ? response.untyped(Response.error()) : response(201).json(added)
      }),
    )
    const text = within(await composer()).getByRole('textbox')
    await person.type(text, 'Two seats are free.')
    await person.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(store.get(toastAtom)?.message).toMatch(/could not be reached/))
    expect(text).toHaveProperty('value', 'Two seats are free.')
    isLost = false
    await person.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(text).toHaveProperty('value', ''))
    expect(new Set(keys).size).toBe(1)
  })

  test('keeps letters that are typed as soon as it is shown', async () => {
    typeAsSoonAsShown('textarea', 'Dear')
    open()
    const form = within(await composer())
    await waitFor(() => expect(form.getByRole('textbox')).toHaveProperty('value', 'Dear'))
  })

  test('keeps what was typed while another enquiry is open', async () => {
    const { person, router } = open()
    await person.type(within(await composer()).getByRole('textbox'), 'Half a reply')
    await router.navigate(`${inboxPath}?enquiry=${idOf(2)}`)
    await waitFor(async () =>
      expect(within(await composer()).getByRole('textbox')).toHaveProperty('value', ''),
    )
    await router.navigate(openPath)
    await waitFor(async () =>
      expect(within(await composer()).getByRole('textbox')).toHaveProperty('value', 'Half a reply'),
    )
  })

  test('fills a template in, and asks for a text', async () => {
    const { person } = open({
      enquiry: { fields: { ...enquiryOf().fields, child_name: '' } },
    })
    const form = within(await composer())
    await person.click(form.getByRole('button', { name: /^Send email/ }))
    expect(await form.findByText('Write a message first.')).toBeDefined()
    await person.selectOptions(form.getByRole('combobox', { name: 'Template' }), 'Bus and visit')
    expect(form.getByRole('textbox')).toHaveProperty(
      'value',
      'Dear Asha Menon,\n\nwould you like to visit Vidya Niketan Public School with ?',
    )
    expect(form.getByText(/^Nothing to fill in for \{child_name\}/)).toBeDefined()
  })

  test('logs a call by a permitted channel', async () => {
    const { person } = open()
    let body: unknown
    server.use(
      http.post('/desk/enquiries/{id}/messages', async ({ request, response }) => {
        body = await request.json()
        return response(201).json(added)
      }),
    )
    const form = within(await composer())
    await person.click(form.getByRole('button', { name: 'Call' }))
    await person.selectOptions(form.getByRole('combobox', { name: 'Outcome' }), 'No answer')
    await person.click(form.getByRole('button', { name: /^Log call/ }))
    await waitFor(() =>
      expect(body).toMatchObject({ kind: 'call', outcome: 'no_answer', channel: 'whatsapp' }),
    )
  })

  test('opens the phone number and says that it is logged', async () => {
    const { person } = open()
    server.use(
      http.post('/desk/enquiries/{id}/reveal', ({ response }) =>
        response(200).json({
          phone: '55531 20417',
          texts: [{ id: 'e1', text: 'My number is 55531 20417.' }],
        }),
      ),
    )
    await person.click(
      await screen.findByRole('button', { name: 'Show the phone number of Asha Menon' }),
    )
    const number = await screen.findByRole('link', { name: '55531 20417' })
    expect(number.getAttribute('href')).toBe('tel:5553120417')
    expect(screen.getByText('This is logged. The parent sees that you opened it.')).toBeDefined()
    expect(screen.getByText('“My number is 55531 20417.”')).toBeDefined()
  })

  test('after withdrawal offers no reply and shows no contact data', async () => {
    const { person } = open({
      enquiry: {
        is_withdrawn: true,
        consent: withdrawnConsent(),
        name: null,
        email: null,
        phone_hint: null,
        child_name: null,
        timeline: [],
      },
    })
    const form = within(await screen.findByRole('form', { name: 'Reply to Name hidden' }))
    expect(
      form.getByText('The parent withdrew consent, so you cannot write to them.'),
    ).toBeDefined()
    expect(form.queryByRole('textbox')).toBeNull()
    await person.click(form.getByRole('button', { name: 'Note' }))
    expect(form.getByRole('textbox', { name: 'Private note' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /phone number/ })).toBeNull()
  })

  test('for a viewer has no actions', async () => {
    open({ list: { my_rights: noRights }, enquiry: { my_rights: noRights } })
    await screen.findByRole('heading', { name: 'Asha Menon' })
    expect(screen.queryByRole('form', { name: /^Reply/ })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Stage' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
    expect(screen.getByText('Owners, managers and counsellors can open it.')).toBeDefined()
  })

  test('is exported after a dialog that names the check rows', async () => {
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'CSV' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Download enquiries as CSV' }))
    expect(dialog.getByText(/^EdBazaar adds 2 check rows/)).toBeDefined()
    expect(dialog.getByRole('button', { name: 'Download' })).toBeDefined()
  })

  test('is exported after the password, if the API asks for it', async () => {
    const { calls, isConfirmed, refusal } = confirmationCalls()
    const { person, store } = open()
    server.use(
      ...calls,
      http.get('/desk/enquiries/csv', ({ response }) =>
        response.untyped(isConfirmed() ? new Response('Reference') : refusal()),
      ),
    )
    URL.createObjectURL = () => 'blob:csv'
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await person.click(await screen.findByRole('button', { name: 'CSV' }))
    await person.click(screen.getByRole('button', { name: 'Download' }))
    const password = await dialog('Confirm that it is you')
    await person.type(await password.findByLabelText('Your password'), 'monsoon mango')
    expect(download).not.toHaveBeenCalled()
    await person.click(password.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(download).toHaveBeenCalledOnce())
    expect(store.get(toastAtom)?.type).toBe('success')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is not exported if the password is not confirmed', async () => {
    const { calls, refusal } = confirmationCalls()
    const { person, store } = open()
    server.use(
      ...calls,
      http.get('/desk/enquiries/csv', ({ response }) => response.untyped(refusal())),
    )
    await person.click(await screen.findByRole('button', { name: 'CSV' }))
    await person.click(screen.getByRole('button', { name: 'Download' }))
    const password = await dialog('Confirm that it is you')
    await person.click(await password.findByRole('button', { name: 'Cancel' }))
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull(),
    )
    expect(screen.getByRole('dialog', { name: 'Download enquiries as CSV' })).toBeDefined()
    expect(store.get(toastAtom)).toBeNull()
  })

  test('is exported without a word about check rows where there are none', async () => {
    const { person } = open({ list: { check_rows: 0 } })
    await person.click(await screen.findByRole('button', { name: 'CSV' }))
    expect(screen.getByRole('dialog', { name: 'Download enquiries as CSV' })).toBeDefined()
    expect(screen.queryByText(/check row/)).toBeNull()
  })

  test.each([true, false])('says whether the sender is also a provider: %s', async (isProvider) => {
    open({ enquiry: { is_also_provider: isProvider } })
    await screen.findByRole('heading', { name: 'Asha Menon' })
    expect(screen.queryAllByText('Also a provider')).toHaveLength(isProvider ? 1 : 0)
  })

  test('outside the parent’s hours says when contact is allowed again', async () => {
    const consent: Enquiry['consent'] = {
      ...sampleConsent(),
      channels: ['email', 'phone', 'whatsapp'],
      now: [{ channel: 'email', state: 'outside_hours', next_at: '2099-11-21T04:30:00Z' }],
    }
    open({ enquiry: { consent } })
    const summary = await screen.findByText(/^Email, phone call, WhatsApp\. Next allowed /, {
      selector: 'summary',
    })
    expect(summary.dataset.contact).toBe('waiting')
  })

  test('of a former owner is read-only and says why', async () => {
    open({ enquiry: { consent: formerOwnersConsent(), name: null, email: null, phone_hint: null } })
    const form = within(await screen.findByRole('form', { name: 'Reply to Name hidden' }))
    expect(form.getByText(/^This listing has a new owner\./)).toBeDefined()
    expect(form.queryByRole('textbox')).toBeNull()
    expect(screen.getAllByText(/^New owner: /).length).toBeGreaterThan(0)
  })

  test('that is not available leads back', async () => {
    server.use(
      ...inboxCalls().slice(0, 1),
      http.get('/desk/enquiries/{id}', ({ response }) =>
        response(404).json({ status: 404, code: 'not_found', msg: 'Not found' }),
      ),
    )
    showInbox()
    expect(await screen.findByText('This enquiry is not available')).toBeDefined()
    expect(screen.getByRole('link', { name: /Joseph Kurian/ })).toBeDefined()
  })
})
