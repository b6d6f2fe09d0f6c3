import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Enquiry } from './enquiry-types'
import { inboxCalls } from './inbox-calls'
import { idOf } from './inbox-data'
import { composer, dialog, mockInbox } from './inbox-test-page'

const { open, server } = mockInbox()
const changed = { revision: 2, state: 'visit' } as const

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
