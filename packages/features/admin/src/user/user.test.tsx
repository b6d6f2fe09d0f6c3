import type { User } from '@edbazaar/api-client'
import { http } from '@edbazaar/api-client/testing'
import { confirmationCalls } from '@edbazaar/feature-form-kit/confirm-password/testing'
import { renderPage } from '@edbazaar/feature-platform/testing'
import { startMockServer } from '@edbazaar/feature-platform/testing/server'
import { forUser, forVisitors } from '@edbazaar/feature-platform/testing/session'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { page } from '.'
import { sampleChange, userCalls, userDetail } from './user-sample'

const server = startMockServer()

const user = userEvent.setup({ delay: null })
const routes = [{ path: '/dashboard/all-users/:id', ...page }]

function show(detail = userDetail(), session: Partial<User> = { is_admin: true }) {
  server.use(...userCalls(detail))
  return renderPage(routes, '/dashboard/all-users/31', forUser(session))
}

const refusal = (field: string, msg: string) => ({
  status: 400,
  code: 'invalid_request',
  msg: 'Invalid request',
  errors: [{ field, msg }],
})

const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the page of a user', () => {
  test('shows account, plan, listings, sessions, permissions and history', async () => {
    show()
    const account = await section('Account')
    expect(account.getByText('Password, Second step')).toBeTruthy()
    const plan = within((await section('Plan')).getByRole('table'))
    expect(plan.getByRole('row', { name: 'Plan Growth No end date' })).toBeTruthy()
    expect(plan.getByRole('row', { name: /Team members No limit/ })).toBeTruthy()
    const listings = await section('Listings')
    expect(
      listings.getByRole('link', { name: 'Vidya Niketan Public School' }).getAttribute('href'),
    ).toBe('/schools/vidya-niketan-public-school-482913')
    expect(listings.getByRole('link', { name: /सुर/ }).getAttribute('href')).toBe(
      '/preview/stores/7',
    )
    expect((await section('Permissions')).getByText('Hiring')).toBeTruthy()
    expect(
      (await section('Sessions')).getAllByRole('button', { name: /^Sign out of/ }),
    ).toHaveLength(2)
    const history = await section('History')
    for (const text of [
      'Account blocked',
      'Account unblocked',
      'Account: permissions changed',
      'All → Listings and enquiries, Bookmarks, Blogs',
      'School #12: Name changed',
      'Batch #3 deleted',
      'No decision → Hidden',
    ])
      expect(history.getByText(text)).toBeTruthy()
  })

  test('puts the user on a plan, with a reason', async () => {
    const bodies: unknown[] = []
    show()
    server.use(
      http.put('/admin/users/{userId}/plan', async ({ params, request, response }) => {
        bodies.push([params.userId, await request.json()])
        return response(200).json({ status: 200, msg: 'Plan changed' })
      }),
    )
    const plan = await section('Plan')
    await user.click(plan.getByRole('button', { name: 'Change plan' }))
    await user.selectOptions(plan.getByRole('combobox', { name: 'Plan' }), 'Trust')
    await user.click(plan.getByRole('button', { name: 'Change plan' }))
    expect(await plan.findByText('Enter a reason.')).toBeTruthy()
    expect(bodies).toEqual([])
    await user.type(plan.getByRole('textbox', { name: 'Reason for the change' }), 'Pilot')
    await user.click(plan.getByRole('button', { name: 'Change plan' }))
    await waitFor(() =>
      expect(bodies).toEqual([['31', { plan: 'trust', until: null, reason: 'Pilot' }]]),
    )
  })

  test('shows an error of the API at the field of the plan, and keeps what was typed', async () => {
    show()
    server.use(
      http.put('/admin/users/{userId}/plan', ({ response }) =>
        response(400).json(refusal('until', 'is after the last day of plans')),
      ),
    )
    const plan = await section('Plan')
    await user.click(plan.getByRole('button', { name: 'Change plan' }))
    const until = plan.getByRole<HTMLInputElement>('textbox', { name: 'Last day' })
    await user.type(until, '31/12/2099')
    await user.type(plan.getByRole('textbox', { name: 'Reason for the change' }), 'Pilot')
    await user.click(plan.getByRole('button', { name: 'Change plan' }))
    expect(await plan.findByText('Is after the last day of plans')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(until))
    expect(until.value).toBe('31/12/2099')
  })

  test('blocks the user, and shows an error of the API at its field', async () => {
    const bodies: unknown[] = []
    show(userDetail({ block: null }))
    server.use(
      http.put('/admin/users/{userId}/block', async ({ request, response }) => {
        bodies.push(await request.json())
        return bodies.length === 1
          ? response(400).json(refusal('reason', 'must have no links'))
          : response(200).json({ status: 200, msg: 'User blocked' })
      }),
    )
    const block = await section('Block')
    await user.click(block.getByRole('button', { name: 'Block this user' }))
    await user.selectOptions(block.getByLabelText('Reason'), 'Another reason')
    await user.click(block.getByRole('button', { name: 'Block this user' }))
    expect(await block.findByText('Explain the reason.')).toBeTruthy()
    const words = block.getByRole<HTMLTextAreaElement>('textbox', {
      name: 'Explanation for the user',
    })
    await waitFor(() => expect(document.activeElement).toBe(words))
    await user.type(words, 'See a.example')
    await user.click(block.getByRole('button', { name: 'Block this user' }))
    expect(await block.findByText('Must have no links')).toBeTruthy()
    expect(words.value).toBe('See a.example')
    await user.clear(words)
    await user.type(words, 'Sold the account')
    await user.click(block.getByRole('button', { name: 'Block this user' }))
    const sent = { reason_code: 'other', reason: 'Sold the account', until: null }
    await waitFor(() => expect(bodies.at(-1)).toEqual(sent))
    await waitFor(() => expect(block.queryByRole('textbox')).toBeNull())
  })

  test('changes permissions once the password is confirmed', async () => {
    const bodies: unknown[] = []
    const confirmation = confirmationCalls()
    show()
    server.use(
      ...confirmation.calls,
      http.put('/admin/users/{userId}/permissions', async ({ request, response }) => {
        if (!confirmation.isConfirmed()) return response.untyped(confirmation.refusal())
        bodies.push(await request.json())
        return response(200).json({ status: 200, msg: 'Sent', change: sampleChange })
      }),
    )
    const part = await section('Permissions')
    await user.click(part.getByRole('button', { name: 'Change permissions' }))
    await user.click(part.getByRole('button', { name: 'Submit change' }))
    expect(await part.findByText('Choose something to change.')).toBeTruthy()
    expect(part.queryByText('Enter a reason.')).toBeNull()
    const [first] = part.getAllByRole('checkbox')
    await waitFor(() => expect(document.activeElement).toBe(first))
    await user.click(part.getByLabelText('Hiring'))
    await waitFor(() => expect(part.queryByText('Choose something to change.')).toBeNull())
    await user.click(part.getByRole('button', { name: 'Submit change' }))
    expect(await part.findByText('Enter a reason.')).toBeTruthy()
    await user.type(part.getByLabelText('Reason for the change'), 'Hires no more')
    await user.click(part.getByRole('button', { name: 'Submit change' }))
    await user.type(await screen.findByLabelText('Your password'), 'secret')
    await user.click(screen.getByRole('button', { name: 'Confirm' }))
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          permissions: [1, 3, 4, 5, 6],
          is_admin: false,
          from: { permissions: [1, 2, 3, 4, 5, 6], is_admin: false },
          reason: 'Hires no more',
        },
      ]),
    )
  })

  test('offers a permission that nothing uses only if the user has it', async () => {
    const { user: shown } = userDetail()
    show(userDetail({ user: { ...shown, permissions: [1, 4] } }))
    const part = await section('Permissions')
    await user.click(part.getByRole('button', { name: 'Change permissions' }))
    expect(part.getByLabelText('Permission 4 (not in use)')).toBeTruthy()
    expect(part.getAllByLabelText(/not in use/)).toHaveLength(1)
  })

  test('leaves the plan alone of a user who pays for it', async () => {
    show(userDetail({ plan: { ...userDetail().plan, is_paid: true } }))
    const plan = await section('Plan')
    expect(plan.queryByRole('button')).toBeNull()
    expect(plan.getByText(/cannot be replaced here/)).toBeTruthy()
  })

  test('signs the user out of one device', async () => {
    const ended: string[] = []
    show()
    server.use(
      http.delete('/admin/users/{userId}/sessions/{sessionId}', ({ params, response }) => {
        ended.push(`${params.sessionId}`)
        return response(200).json({ status: 200, msg: 'Device signed out' })
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Sign out of Chrome on Android' }))
    await waitFor(() => expect(ended).toEqual(['4']))
  })

  test('shows what has changed after a conflict', async () => {
    show(userDetail({ change: sampleChange }))
    server.use(
      http.put('/admin/permission-changes/{changeId}/decision', ({ response }) => {
        server.use(...userCalls(userDetail()))
        return response(409).json({ status: 409, code: 'conflict', msg: 'Already withdrawn.' })
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.queryByText('A change is waiting for approval')).toBeNull())
  })

  test('sends a decision with its note', async () => {
    const sent: object[] = []
    show(userDetail({ change: sampleChange }))
    server.use(
      http.put('/admin/permission-changes/{changeId}/decision', async ({ request, response }) => {
        sent.push(await request.json())
        return response(200).json({ status: 200, msg: 'Change refused' })
      }),
    )
    await user.type(await screen.findByLabelText('Note to the admin who asked'), 'She still hires')
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(sent).toEqual([{ decision: 'refused', note: 'She still hires' }]))
  })

  test('shows what is wrong with the note of a decision, and keeps it', async () => {
    show(userDetail({ change: sampleChange }))
    server.use(
      http.put('/admin/permission-changes/{changeId}/decision', ({ response }) =>
        response(400).json({
          status: 400,
          code: 'invalid_request',
          msg: 'Check the fields.',
          errors: [{ field: 'note', msg: 'must be on one line' }],
        }),
      ),
    )
    const note = await screen.findByLabelText('Note to the admin who asked')
    await user.type(note, 'She still hires')
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('Must be on one line')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(note))
    expect(note).toHaveProperty('value', 'She still hires')
  })

  test.each([
    ['Block', 'Block this user', 'Reason'],
    ['Permissions', 'Change permissions', 'Listings and enquiries'],
  ])('moves the focus into the form of %s and back', async (name, opener, first) => {
    show(userDetail({ block: null }))
    const part = await section(name)
    await user.click(part.getByRole('button', { name: opener }))
    expect(document.activeElement).toBe(part.getByLabelText(first))
    await user.click(part.getByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(part.getByRole('button', { name: opener }))
  })

  test('begins the form again when the permissions have changed meanwhile', async () => {
    show()
    const part = await section('Permissions')
    await user.click(part.getByRole('button', { name: 'Change permissions' }))
    await user.click(part.getByLabelText('Admin'))
    await user.type(part.getByLabelText('Reason for the change'), 'Helps out')
    const detail = userDetail()
    server.use(
      ...userCalls({ ...detail, user: { ...detail.user, permissions: [6] } }),
      http.put('/admin/users/{userId}/permissions', ({ response }) =>
        response(409).json({ status: 409, code: 'conflict', msg: 'Changed meanwhile.' }),
      ),
    )
    await user.click(part.getByRole('button', { name: 'Submit change' }))
    await waitFor(() => expect(part.getByLabelText<HTMLInputElement>('Admin').checked).toBe(false))
  })

  test('offers an admin nothing to change on their own account', async () => {
    show(userDetail({ is_own: true }))
    expect(await screen.findByText('This is your account')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /block|permissions|Sign out/i })).toBeNull()
  })
})

describe('who reaches the page of a user', () => {
  const refusedRoutes = [
    { path: '/dashboard/all-users/:id', Component: page.Component, loader: async () => null },
  ]

  test.each<[string, Partial<User>]>([
    ['a parent', {}],
    ['a provider', { user_has_institute: true }],
    ['a job seeker', { user_type: 'edjobs' }],
    ['a user without permissions', { permissions: [] }],
  ])('%s is refused', async (_, differences) => {
    renderPage(
      refusedRoutes,
      '/dashboard/all-users/31',
      forUser({ ...differences, is_admin: false }),
    )
    expect(await screen.findByText('You do not have access to this page')).toBeTruthy()
  })

  test('a visitor is asked to sign in', async () => {
    renderPage(refusedRoutes, '/dashboard/all-users/31', forVisitors)
    expect(await screen.findByRole('button', { name: /Sign In/ })).toBeTruthy()
  })
})
