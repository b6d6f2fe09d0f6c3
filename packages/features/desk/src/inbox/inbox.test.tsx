import { http } from '@edbazaar/api-client/testing'
import { mockServer } from '@edbazaar/api-client/testing/node'
import { confirmationCalls } from '@edbazaar/feature-form-kit/confirm-password/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { enquiryOf, formerOwnersConsent, withdrawnConsent } from './enquiry-data'
import type { Enquiries, Enquiry } from './enquiry-types'
import { inboxCalls } from './inbox-calls'
import { enquiriesOf, idOf, noRights, rowOf } from './inbox-data'
import { allListingsPage, generalPage, listingPage, productPage } from './index'

const server = mockServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  server.use(...inboxCalls())
  // A wide window, in which the composer is below the conversation.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('min-width'),
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )
})
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())

const pages = [
  { path: '/dashboard/:listings/:id/enquiries', ...listingPage },
  { path: '/dashboard/:listings/enquiries', ...allListingsPage },
  { path: '/dashboard/product/:id/enquiries', ...productPage },
  { path: '/dashboard/general-enquiries', ...generalPage },
]
const inbox = '/dashboard/schools/3/enquiries'
const openPath = `${inbox}?enquiry=${idOf(1)}`

interface Given {
  path?: string
  list?: Partial<Enquiries>
  enquiry?: Partial<Enquiry>
}

function open({ path = openPath, list = {}, enquiry = {} }: Given = {}) {
  server.use(...inboxCalls(list, enquiry))
  const { store, router } = renderPage(pages, path, forUser({ id: 7 }))
  const shown = () => `${router.state.location.pathname}${router.state.location.search}`
  return { person: userEvent.setup(), store, router, shown }
}

const composer = () => screen.findByRole('form', { name: 'Reply to Asha Menon' })
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const changed = { revision: 2, state: 'visit' } as const
const added = { revision: 2, state: 'contacted', send_at: null } as const

describe('the list', () => {
  test('loads what its URL asks for', async () => {
    const asked: string[] = []
    server.use(
      http.get('/desk/enquiries', ({ request, response }) => {
        asked.push(new URL(request.url).search)
        return response(200).json(enquiriesOf({ data: [rowOf(1)] }))
      }),
    )
    const path = '/dashboard/product/12/enquiries?state=lost&sort=due&due=overdue&assigned=me&q=Ira'
    const { router } = renderPage(pages, path, forUser({ id: 7 }))
    await screen.findByRole('link', { name: /Asha Menon/ })
    await router.navigate('/dashboard/stores/enquiries')
    await waitFor(() => expect(asked).toHaveLength(2))
    await router.navigate('/dashboard/general-enquiries?state=nothing&page=x')
    await waitFor(() => expect(asked).toHaveLength(3))
    const queries = asked.map((query) => Object.fromEntries(new URLSearchParams(query)))
    const paged = { page: '1', per_page: '30' }
    expect(queries).toEqual([
      {
        ...paged,
        kind: 'product',
        id: '12',
        state: 'lost',
        sort: 'due',
        due: 'overdue',
        assigned: 'me',
        q: 'Ira',
      },
      { ...paged, kind: 'all_stores', sort: 'newest' },
      { ...paged, kind: 'general', sort: 'newest' },
    ])
  })

  test('shows stages with counts, and what needs attention', async () => {
    open({ path: inbox })
    const stages = within(await screen.findByRole('navigation', { name: 'Stages' }))
    expect(stages.getByRole('link', { name: /^New 6/ }).getAttribute('href')).toBe(
      `${inbox}?state=new`,
    )
    expect(stages.getByRole('link', { name: /^All 10/ }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByText('3 h 20 min')).toBeDefined()
    const row = screen.getByRole('link', { name: /Joseph Kurian/ })
    expect(within(row).getByText('Overdue by 1 day')).toBeDefined()
    expect(screen.getByText('Snoozed until', { exact: false })).toBeDefined()
    const gone = within(screen.getByRole('link', { name: /Name hidden/ }))
    expect(gone.getByText('Consent withdrawn')).toBeDefined()
    expect(gone.getByText('Details removed')).toBeDefined()
  })

  test('keeps sort, filters and search in the URL', async () => {
    const { person, shown } = open({ path: inbox })
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'due')
    await waitFor(() => expect(shown()).toBe(`${inbox}?sort=due`))
    await person.type(screen.getByRole('searchbox', { name: 'Search enquiries' }), 'Ira{Enter}')
    await waitFor(() => expect(shown()).toBe(`${inbox}?sort=due&q=Ira`))
  })

  test('leads to another school of the user', async () => {
    const { person, shown } = open({ path: inbox })
    const select = await screen.findByRole('combobox', { name: 'School or store' })
    await person.selectOptions(select, 'Vidya Niketan, Whitefield')
    await waitFor(() => expect(shown()).toBe('/dashboard/schools/4/enquiries'))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'School or store' })).toHaveProperty(
        'value',
        'school 4',
      ),
    )
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'School or store' }),
      'All my schools',
    )
    await waitFor(() => expect(shown()).toBe('/dashboard/schools/enquiries'))
  })

  test('that failed leaves the filters in place and loads again', async () => {
    server.use(
      http.get('/desk/enquiries', ({ response }) =>
        response(503).json({ status: 503, code: 'unavailable', msg: 'Busy' }),
      ),
    )
    renderPage(pages, `${inbox}?sort=due`, forUser({ id: 7 }))
    await screen.findByText('The enquiries did not load')
    expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveProperty('value', 'due')
    server.use(...inboxCalls())
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: /Asha Menon/ })).toBeDefined()
  })

  test('of an empty stage says when the last enquiry arrived', async () => {
    open({ path: `${inbox}?state=visit`, list: { data: [], total: 0 } })
    await screen.findByRole('heading', { name: 'No enquiries in this stage: Visit' })
    expect(screen.getByText(/^The last enquiry arrived/)).toBeDefined()
  })
})

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

  test('keeps what was typed while another enquiry is open', async () => {
    const { person, router } = open()
    await person.type(within(await composer()).getByRole('textbox'), 'Half a reply')
    await router.navigate(`${inbox}?enquiry=${idOf(2)}`)
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
    expect(screen.queryByRole('dialog')).toBeNull()
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
    renderPage(pages, openPath, forUser({ id: 7 }))
    expect(await screen.findByText('This enquiry is not available')).toBeDefined()
    expect(screen.getByRole('link', { name: /Joseph Kurian/ })).toBeDefined()
  })
})

describe('a change', () => {
  test('of the stage offers the allowed ones and is saved', async () => {
    const { person, store } = open()
    let body: unknown
    server.use(
      http.patch('/desk/enquiries/{id}', async ({ request, response }) => {
        body = await request.json()
        return response(200).json(changed)
      }),
    )
    const stage = await screen.findByRole('combobox', { name: 'Stage' })
    const options = within(stage).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'New',
      'Visit',
      'Applied',
      'Enrolled',
      'Lost',
      'Invalid',
    ])
    await person.selectOptions(stage, 'Visit')
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe('Moved to Visit'))
    expect(body).toEqual({ revision: 1, state: 'visit' })
  })

  test('to Lost asks for a reason, and again before the reason is lost', async () => {
    const { person } = open()
    let body: unknown
    server.use(
      http.patch('/desk/enquiries/{id}', async ({ request, response }) => {
        body = await request.json()
        return response(200).json({ revision: 2, state: 'lost' })
      }),
    )
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Lost')
    const asked = await dialog('Move Asha Menon’s enquiry to Lost?')
    await person.click(asked.getByRole('button', { name: 'Move to Lost' }))
    expect(await asked.findByText('Choose a reason.')).toBeDefined()
    expect(body).toBeUndefined()
    await person.click(asked.getByRole('radio', { name: 'Fees' }))
    await person.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog'))
    await person.click(question.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await person.click(asked.getByRole('button', { name: 'Move to Lost' }))
    await waitFor(() => expect(body).toEqual({ revision: 1, state: 'lost', lost_why: 'fees' }))
  })

  test('from a menu returns the focus to the button of the menu', async () => {
    const { person } = open()
    const more = await screen.findByRole('button', { name: 'More' })
    await person.click(more)
    await person.click(await screen.findByRole('menuitem', { name: 'Mark as invalid' }))
    await dialog('Mark Asha Menon’s enquiry as invalid?')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(more))
  })

  test('to a later day focuses the day that is missing', async () => {
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Snooze' }))
    const asked = await dialog('Snooze')
    await person.click(asked.getByRole('button', { name: 'Snooze' }))
    await waitFor(() => expect(document.activeElement).toBe(asked.getByRole('textbox')))
  })

  test('to Invalid takes a public reason that is possible', async () => {
    const { person } = open()
    let body: unknown
    server.use(
      http.post('/desk/enquiries/{id}/invalid', async ({ request, response }) => {
        body = await request.json()
        return response(200).json({ revision: 2, state: 'invalid' })
      }),
    )
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Invalid')
    const asked = await dialog('Mark Asha Menon’s enquiry as invalid?')
    expect(asked.getByRole('radio', { name: 'Can’t be reached' })).toHaveProperty('disabled', true)
    await person.click(asked.getByRole('radio', { name: 'Asks for something we don’t offer' }))
    await person.type(asked.getByRole('textbox'), 'We have no hostel.')
    await person.click(asked.getByRole('button', { name: 'Mark as invalid' }))
    await waitFor(() =>
      expect(body).toEqual({
        revision: 1,
        reason: 'not_offered',
        evidence: 'We have no hostel.',
      }),
    )
  })

  test('to Invalid keeps what was typed if the API refuses a field', async () => {
    const { person } = open()
    server.use(
      http.post('/desk/enquiries/{id}/invalid', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Check the fields.',
          errors: [{ field: 'evidence', msg: 'must say when you called' }],
        }),
      ),
    )
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Invalid')
    const asked = await dialog('Mark Asha Menon’s enquiry as invalid?')
    await person.click(asked.getByRole('button', { name: 'Mark as invalid' }))
    expect(await asked.findByText('Choose a reason.')).toBeDefined()
    const first = asked.getByRole('radio', { name: 'Asks for something we don’t offer' })
    await waitFor(() => expect(document.activeElement).toBe(first))
    await person.click(first)
    const evidence = asked.getByRole('textbox')
    await person.type(evidence, 'Called.')
    await person.click(asked.getByRole('button', { name: 'Mark as invalid' }))
    expect(await asked.findByText('Must say when you called')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(evidence))
    expect(evidence).toHaveProperty('value', 'Called.')
  })

  test('by two people shows who changed what, and can be repeated', async () => {
    const { person } = open()
    await person.type(within(await composer()).getByRole('textbox'), 'Half a reply')
    const revisions: number[] = []
    const now: Partial<Enquiry> = {
      revision: 2,
      state: 'applied',
      next_states: ['enrolled', 'lost'],
    }
    server.use(
      http.patch('/desk/enquiries/{id}', async ({ request, response }) => {
        const { revision } = await request.json()
        revisions.push(revision)
        if (revision === 2) return response(200).json({ revision: 3, state: 'enrolled' })
        server.use(...inboxCalls({}, now))
        const msg = 'Lakshmi Raghavan changed this enquiry in the meantime.'
        return response(409).json({ status: 409, code: 'conflict', msg })
      }),
    )
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Enrolled')
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText(/^Lakshmi Raghavan changed/)).toBeDefined()
    expect(await notice.findByText('Stage: Applied')).toBeDefined()
    expect(within(await composer()).getByRole('textbox')).toHaveProperty('value', 'Half a reply')
    await person.click(notice.getByRole('button', { name: 'Change it anyway' }))
    await waitFor(() => expect(revisions).toEqual([1, 2]))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('that the rules do not allow is no conflict', async () => {
    const { person, store } = open()
    const msg = 'An enquiry cannot move from New to Visit.'
    server.use(
      http.patch('/desk/enquiries/{id}', ({ response }) =>
        response(409).json({ status: 409, code: 'conflict', msg }),
      ),
    )
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Stage' }), 'Visit')
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe(msg))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('assigns to a member', async () => {
    const { person } = open()
    let body: unknown
    server.use(
      http.patch('/desk/enquiries/{id}', async ({ request, response }) => {
        body = await request.json()
        return response(200).json({ revision: 2, state: 'new' })
      }),
    )
    await person.click(await screen.findByRole('button', { name: 'Change who it is assigned to' }))
    const asked = await dialog('Assign')
    await person.click(asked.getByRole('radio', { name: 'Meera Iyer' }))
    await person.click(asked.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(body).toEqual({ revision: 1, assigned_to: 7 }))
  })

  test('merges and undoes a merge', async () => {
    const { person } = open()
    const calls: unknown[] = []
    server.use(
      http.post('/desk/enquiries/{id}/merge', async ({ params, request, response }) => {
        calls.push([params.id, await request.json()])
        return response(200).json({ status: 200, msg: 'Merged' })
      }),
      http.delete('/desk/enquiries/{id}/merge', ({ params, response }) => {
        calls.push(params.id)
        return response(200).json({ status: 200, msg: 'Undone' })
      }),
    )
    await person.click(
      await screen.findByRole('button', { name: 'Merge into this enquiry: EB-4M8Q-22' }),
    )
    const asked = within(await screen.findByRole('alertdialog'))
    await person.click(asked.getByRole('button', { name: 'Merge' }))
    await waitFor(() => expect(calls).toEqual([[idOf(42), { into: idOf(1) }]]))
    await person.click(await screen.findByRole('button', { name: 'Undo merge' }))
    await waitFor(() => expect(calls).toContain(idOf(41)))
  })
})

describe('several enquiries', () => {
  const result = (isPreview: boolean) => ({
    done: 1,
    refused: 1,
    rows: [
      {
        id: idOf(3),
        reference: 'EB-7K43-19',
        name: 'Joseph Kurian',
        is_done: true,
        reason: null,
        send_at: null,
        text: isPreview ? 'Dear Joseph Kurian, come and see us.' : null,
      },
      {
        id: idOf(6),
        reference: 'EB-7K46-19',
        name: null,
        is_done: false,
        reason: 'The parent withdrew consent.',
        send_at: null,
        text: null,
      },
    ],
  })

  test('are emailed after a preview, once', async () => {
    const { person, store } = open({ path: inbox })
    const bodies: { preview: boolean; request_key: string; text?: string; ids: string[] }[] = []
    server.use(
      http.post('/desk/enquiries/bulk', async ({ request, response }) => {
        const body = await request.json()
        bodies.push(body)
        return response(200).json(result(body.preview))
      }),
    )
    await person.click(await screen.findByRole('checkbox', { name: 'Select Joseph Kurian' }))
    await person.click(screen.getByRole('checkbox', { name: 'Select Name hidden' }))
    const bar = within(screen.getByRole('region', { name: '2 selected' }))
    expect(bar.getByText('1 parent can’t be emailed')).toBeDefined()
    await person.click(bar.getByRole('button', { name: 'Email 1 of 2' }))
    const asked = await dialog('Email 1 parent')
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    expect(await asked.findByText('Write a message first.')).toBeDefined()
    await person.type(asked.getByRole('textbox'), 'Dear {{parent_name}, come and see us.')
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    expect(await asked.findByText('Dear Joseph Kurian, come and see us.')).toBeDefined()
    expect(asked.getByText('The parent withdrew consent.')).toBeDefined()
    await person.click(asked.getByRole('button', { name: 'Send 1 email' }))
    await waitFor(() => expect(store.get(toastAtom)?.message).toBe('1 email sent, 1 not sent'))
    expect(bodies.map(({ preview }) => preview)).toEqual([true, false])
    expect(bodies[1]).toMatchObject({
      ids: [idOf(3), idOf(6)],
      text: 'Dear {parent_name}, come and see us.',
    })
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull())
  })

  test('keep their text when the API refuses it, and on the way back from the preview', async () => {
    const { person } = open({ path: inbox })
    let isRefused = true
    server.use(
      http.post('/desk/enquiries/bulk', ({ response }) => {
        if (!isRefused) return response(200).json(result(true))
        isRefused = false
        return response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Check the fields.',
          errors: [{ field: 'text', msg: 'has a field that does not exist' }],
        })
      }),
    )
    await person.click(await screen.findByRole('checkbox', { name: 'Select Joseph Kurian' }))
    await person.click(screen.getByRole('button', { name: 'Email' }))
    const asked = await dialog('Email 1 parent')
    await person.type(asked.getByRole('textbox'), 'Come and see us.')
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    expect(await asked.findByText('Has a field that does not exist')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(asked.getByRole('textbox')))
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    await person.click(await asked.findByRole('button', { name: 'Back' }))
    expect(asked.getByRole('textbox')).toHaveProperty('value', 'Come and see us.')
    expect(document.activeElement).toBe(asked.getByRole('textbox'))
  })

  test('are assigned only to a member that was chosen', async () => {
    const { person } = open({ path: inbox })
    let body: unknown
    server.use(
      http.post('/desk/enquiries/bulk', async ({ request, response }) => {
        body = await request.json()
        return response(200).json(result(true))
      }),
    )
    await person.click(await screen.findByRole('checkbox', { name: 'Select Joseph Kurian' }))
    await person.click(screen.getByRole('button', { name: 'Assign' }))
    const asked = await dialog('Assign 1 enquiry')
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    expect(await asked.findByText('Choose who takes care of them.')).toBeDefined()
    expect(body).toBeUndefined()
    await person.click(asked.getByRole('radio', { name: 'Nobody' }))
    await person.click(asked.getByRole('button', { name: 'Preview' }))
    await waitFor(() => expect(body).toMatchObject({ action: 'assign', assigned_to: null }))
  })
})

describe('keys', () => {
  test('move through the list, write and go back', async () => {
    const { person, shown } = open({ path: inbox })
    await screen.findByRole('link', { name: /Asha Menon/ })
    await person.keyboard('j')
    await waitFor(() => expect(shown()).toBe(openPath))
    await composer()
    await person.keyboard('j')
    const rowIsOpen = (name: RegExp) =>
      waitFor(() =>
        expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe('true'),
      )
    await rowIsOpen(/अनुराधा/)
    await person.keyboard('k')
    await rowIsOpen(/Asha Menon/)
    await composer()
    await person.keyboard('r')
    expect(document.activeElement).toHaveProperty('tagName', 'TEXTAREA')
    await person.keyboard('jk{Escape}')
    expect(shown()).toBe(openPath)
    await person.keyboard('x')
    expect(await screen.findByRole('region', { name: '1 selected' })).toBeDefined()
    await person.keyboard('e')
    await dialog('Snooze')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search enquiries' }))
  })

  test('are explained and can be turned off', async () => {
    const { person, shown } = open({ path: inbox })
    await screen.findByRole('link', { name: /Asha Menon/ })
    await person.keyboard('?')
    const help = await dialog('Keyboard shortcuts')
    expect(help.getByText('log a call')).toBeDefined()
    await person.click(help.getByRole('switch', { name: 'Use single-letter shortcuts' }))
    await person.click(help.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('j')
    expect(shown()).toBe(inbox)
    expect(localStorage.getItem('desk-keys')).toBe('false')
  })
})

describe('the board', () => {
  test('moves a card where the rules allow it', async () => {
    const { person } = open({ path: `${inbox}?view=board` })
    let body: unknown
    server.use(
      http.patch('/desk/enquiries/{id}', async ({ request, response }) => {
        body = await request.json()
        return response(200).json(changed)
      }),
    )
    const card = await screen.findByRole('link', { name: /Asha Menon/ })
    card.focus()
    await person.keyboard(' {ArrowRight} ')
    await waitFor(() => expect(body).toEqual({ revision: 1, state: 'visit' }))
  })

  test('asks for a reason before a card is lost', async () => {
    const { person } = open({ path: `${inbox}?view=board` })
    const card = await screen.findByRole('link', { name: /Devika Rao/ })
    card.focus()
    await person.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight} ')
    await dialog('Move Devika Rao’s enquiry to Lost?')
  })
})
