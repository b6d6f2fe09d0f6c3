import type { AdminExitedUser, FollowUp } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { page as messagesPage } from '../contact-messages/table'
import { page as usersPage } from '../exited-users/table'
import { followUpCalls, openMessage, openUser } from './follow-ups-sample'

const server = startMockServer()

const user = userEvent.setup({ delay: null })
const routes = [
  { path: '/admin/exited-users', ...usersPage },
  { path: '/admin/contact-messages', ...messagesPage },
]

function show(path = '/admin/exited-users') {
  const sent: FollowUp[] = []
  let record: AdminExitedUser = openUser
  server.use(
    ...followUpCalls(() => record),
    http.put('/admin/exited-users/{id}/follow-up', async ({ request, response }) => {
      const body = await request.json()
      sent.push(body)
      if (body.revision !== record.revision)
        return response(409).json({
          status: 409,
          code: 'conflict',
          msg: 'Sana Khan changed this on 26 November 2026 at 3:10 pm. Check it, then save again.',
        })
      record = {
        ...record,
        revision: record.revision + 1,
        contacted_on: body.is_done ? '2026-11-26' : null,
        assigned_to_id: body.assigned_to,
      }
      return response(200).json({ record, action_id: 512 })
    }),
    http.put('/admin/contact-messages/{id}/follow-up', async ({ request, response }) => {
      sent.push(await request.json())
      return response(200).json({ record: openMessage, action_id: 513 })
    }),
  )
  const { store, router } = renderPage(routes, path, forUser({ id: 7, is_admin: true }))
  return {
    sent,
    store,
    router,
    changeElsewhere(changes: Partial<AdminExitedUser>) {
      record = { ...record, revision: record.revision + 1, ...changes }
    },
  }
}

async function open(name: string) {
  await user.click(await screen.findByRole('button', { name: `Open ${name}` }))
  return within(await screen.findByRole('dialog', { name }))
}

describe('the tables', () => {
  test('show what is open, and hide the details of people who were contacted', async () => {
    show()
    const row = async (name: string) =>
      (await screen.findByRole('rowheader', { name })).closest('tr')?.textContent
    expect(await row('Meera Iyer')).toMatch(/meera\.iyer@example\.in9845012345.*One contactOpen/)
    expect(await row('Farhan Qureshi')).toMatch(/Hidden.*Used23 Nov 2026Sana Khan/)
  })

  test('lead to each other', async () => {
    const { router } = show()
    await user.click(await screen.findByRole('link', { name: 'Contact messages' }))
    expect(await screen.findByRole('rowheader', { name: /Kavita Deshpande/ })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/admin/contact-messages')
    expect(
      screen.getByRole('link', { name: 'Contact messages' }).getAttribute('aria-current'),
    ).toBe('page')
  })

  test('keep filters in the URL', async () => {
    const { router } = show('/admin/contact-messages')
    const choose = async (name: string, choice: string, value: string) => {
      const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name })
      await user.selectOptions(filter, choice)
      await waitFor(() => expect(filter.value).toBe(value))
    }
    await choose('Topic', 'Press', 'press')
    await choose('Assigned to', 'Nobody', 'nobody')
    expect(router.state.location.search).toBe('?topic=press&assigned=nobody')
  })
})

describe('an exited user', () => {
  test('has links to email, call, and open the page that they left', async () => {
    show()
    const dialog = await open('Meera Iyer')
    const hrefOf = (name: string | RegExp) =>
      dialog.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('meera.iyer@example.in')).toBe('mailto:meera.iyer@example.in')
    expect(hrefOf(/98450/)).toMatch(/^tel:.*9845012345$/)
    expect(hrefOf('/schools/in/karnataka/mysuru')).toBe('/schools/in/karnataka/mysuru')
    expect(dialog.getByText('One contact, about what they were looking for')).toBeTruthy()
  })

  test('is assigned and marked as contacted at once, which can be undone', async () => {
    const { sent, store } = show()
    const undos: unknown[] = []
    server.use(
      http.post('/admin/actions/{id}/undo', async ({ params, request, response }) => {
        undos.push([Number(params.id), await request.json()])
        return response(200).json({ action_id: 513, lines: [], returning: 2, refused: 0 })
      }),
    )
    const dialog = await open('Meera Iyer')
    await dialog.findByRole('option', { name: 'Sana Khan' })
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await user.selectOptions(dialog.getByLabelText('Assigned to'), 'Sana Khan')
    await user.click(dialog.getByRole('checkbox', { name: 'Contacted' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([{ revision: 2, is_done: true, assigned_to: 8 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const toast = store.get(toastAtom)
    expect(toast).toMatchObject({ message: 'Changes saved: Meera Iyer', action: { label: 'Undo' } })
    toast?.action?.onSelect()
    await waitFor(() =>
      expect(undos).toEqual([
        [512, { is_preview: true }],
        [512, { is_preview: false }],
      ]),
    )
  })

  test('that was contacted shows who did it, without email and phone', async () => {
    show()
    const dialog = await open('Farhan Qureshi')
    expect(dialog.getByText('On 23 November 2026 by Sana Khan')).toBeTruthy()
    expect(dialog.queryByRole('link', { name: /@|98/ })).toBeNull()
    expect(dialog.getByText(/^Hidden: they agreed/)).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Open the account' })).toBeTruthy()
  })

  test('that another admin changed meanwhile says who and when, and keeps what was chosen', async () => {
    const { sent, changeElsewhere } = show()
    const dialog = await open('Meera Iyer')
    await dialog.findByRole('option', { name: 'Sana Khan' })
    await user.click(dialog.getByRole('checkbox', { name: 'Contacted' }))
    changeElsewhere({ assigned_to: 'Sana Khan', assigned_to_id: 8 })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const alert = within(await dialog.findByRole('alert'))
    expect(alert.getByText(/^Sana Khan changed this on 26 November 2026 at 3:10 pm/)).toBeTruthy()
    expect(alert.getByText(/^Now: assigned to Sana Khan, open\./)).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Contacted' }).checked).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.at(-1)).toEqual({ revision: 3, is_done: true, assigned_to: 8 }))
  })

  test('closes when the page is left', async () => {
    const { router } = show()
    await open('Meera Iyer')
    await router.navigate('/admin/contact-messages')
    await screen.findByRole('rowheader', { name: /Kavita/ })
    await router.navigate('/admin/exited-users')
    await screen.findByRole('rowheader', { name: 'Meera Iyer' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('a contact message', () => {
  test('is shown in full as plain text, and marked as answered', async () => {
    const { sent } = show('/admin/contact-messages')
    const dialog = await open('Kavita Deshpande')
    expect(dialog.getByRole('region', { name: 'Message' }).textContent).toBe(openMessage.message)
    expect(dialog.getByText('A reply by email, and nothing else')).toBeTruthy()
    await user.click(dialog.getByRole('checkbox', { name: 'Answered' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toEqual([{ revision: 1, is_done: true, assigned_to: null }]))
  })
})
