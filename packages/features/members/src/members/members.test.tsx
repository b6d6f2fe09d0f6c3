import { http } from '@edbazaar/api-client/testing'
import { toastAtom } from '@edbazaar/feature-platform'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { loadMembers } from './load-members'
import { MembersScreen } from './MembersScreen'
import { sampleMembers } from './sample-members'

const server = startMockServer()

const pages = [
  { path: '/dashboard/:listings/:id/members', Component: MembersScreen, loader: loadMembers },
  { path: '/school/my-school-list', element: <h1>My schools</h1> },
]
const done = { status: 200, msg: 'Updated' }

/** Opens the page of school 3 for the user 7. */
function open(given: Parameters<typeof sampleMembers>[0] = {}) {
  server.use(
    http.get('/listings/{kind}/{id}/members', ({ params, response }) => {
      expect(params).toEqual({ kind: 'school', id: '3' })
      return response(200).json(sampleMembers(given))
    }),
  )
  const { store } = renderPage(pages, '/dashboard/schools/3/members', forUser({ id: 7 }))
  return { person: userEvent.setup(), store }
}

/** The row of a member or an invitation. */
async function rowOf(name: string) {
  const row = (await screen.findByText(name)).closest('li')
  if (!row) throw new Error(`There is no row of ${name}`)
  return within(row)
}

test('the owner sees everybody with their role and may change all but their own', async () => {
  open()
  const own = await rowOf('Meera Iyer')
  expect(own.getByText('You')).toBeDefined()
  expect(own.queryByRole('button')).toBeNull()
  const manager = await rowOf('Asha Rao')
  expect(manager.getByRole('combobox', { name: 'Role of Asha Rao' })).toHaveProperty(
    'value',
    'manager',
  )
  expect(manager.getByRole('button', { name: 'Make owner: Asha Rao' })).toBeDefined()
  expect(manager.getByRole('button', { name: 'Remove Asha Rao' })).toBeDefined()
})

test('a manager manages counsellors and viewers, and may leave', async () => {
  const { person } = open({
    my_role: 'manager',
    members: sampleMembers().members.map((member) => ({
      ...member,
      role: member.user_id === 7 ? 'manager' : member.user_id === 8 ? 'owner' : member.role,
    })),
  })
  expect((await rowOf('Asha Rao')).queryByRole('button')).toBeNull()
  const role = (await rowOf('कविता देशपांडे')).getByRole('combobox')
  const options = within(role).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Counsellor', 'Viewer'])
  server.use(
    http.delete('/listings/{kind}/{id}/members/{userId}', ({ params, response }) => {
      expect(params.userId).toBe('7')
      return response(200).json(done)
    }),
  )
  await person.click(screen.getByRole('button', { name: 'Leave' }))
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }),
  )
  expect(await screen.findByRole('heading', { name: 'My schools' })).toBeDefined()
})

test('a viewer sees the members and changes nothing but their own membership', async () => {
  open({
    my_role: 'viewer',
    invitations: [],
    members: sampleMembers().members.map((member) => ({
      ...member,
      role: member.user_id === 7 ? 'viewer' : member.user_id === 8 ? 'owner' : member.role,
    })),
  })
  await rowOf('Asha Rao')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave'])
})

test('a changed role is saved and shown', async () => {
  const { person } = open()
  server.use(
    http.put('/listings/{kind}/{id}/members/{userId}', async ({ params, request, response }) => {
      expect([params.userId, await request.json()]).toEqual(['8', { role: 'viewer' }])
      server.use(
        http.get('/listings/{kind}/{id}/members', ({ response: reply }) =>
          reply(200).json(
            sampleMembers({
              members: sampleMembers().members.map((member) =>
                member.user_id === 8 ? { ...member, role: 'viewer' } : member,
              ),
            }),
          ),
        ),
      )
      return response(200).json(done)
    }),
  )
  const role = (await rowOf('Asha Rao')).getByRole('combobox')
  await person.selectOptions(role, 'Viewer')
  await waitFor(() => expect(role).toHaveProperty('value', 'viewer'))
})

test('an owner is changed only after a question', async () => {
  const { person } = open()
  let isSent = false
  server.use(
    http.put('/listings/{kind}/{id}/members/{userId}', async ({ request, response }) => {
      expect(await request.json()).toEqual({ role: 'owner' })
      isSent = true
      return response(200).json(done)
    }),
  )
  await person.click(await screen.findByRole('button', { name: 'Make owner: Asha Rao' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('Make Asha Rao the owner of Vidya Niketan?')).toBeDefined()
  expect(isSent).toBe(false)
  await person.click(dialog.getByRole('button', { name: 'Make owner' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(isSent).toBe(true)
})

test('invites a user by email and shows an error for an invalid address', async () => {
  const { person } = open()
  const bodies: unknown[] = []
  server.use(
    http.post('/listings/{kind}/{id}/member-invitations', async ({ request, response }) => {
      bodies.push(await request.json())
      return response(202).json({ status: 202, msg: 'Sent' })
    }),
  )
  const email = await screen.findByRole('textbox', { name: 'Email' })
  await person.type(email, 'ravi')
  await person.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  expect(bodies).toEqual([])
  await person.type(email, '@vidya.example')
  await person.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('We have sent an invitation to ravi@vidya.example.')).toBeDefined()
  expect(bodies).toEqual([{ email: 'ravi@vidya.example', role: 'counsellor' }])
})

test('keeps the typed values of a refused invitation and shows the reason', async () => {
  const { person, store } = open()
  const msg = 'This person is already a member.'
  server.use(
    http.post('/listings/{kind}/{id}/member-invitations', ({ response }) =>
      response(409).json({ status: 409, code: 'conflict', msg }),
    ),
  )
  const email = await screen.findByRole('textbox', { name: 'Email' })
  await person.type(email, 'asha@vidya.example')
  await person.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(store.get(toastAtom)?.message).toBe(msg))
  expect(email).toHaveProperty('value', 'asha@vidya.example')
})

test('an invitation is withdrawn', async () => {
  const { person } = open()
  let withdrawn: unknown
  server.use(
    http.delete(
      '/listings/{kind}/{id}/member-invitations/{invitationId}',
      ({ params, response }) => {
        withdrawn = params.invitationId
        return response(200).json(done)
      },
    ),
  )
  const name = 'Withdraw the invitation to ravi.kumar@vidya-niketan.example'
  await person.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(withdrawn).toBe('4'))
})
