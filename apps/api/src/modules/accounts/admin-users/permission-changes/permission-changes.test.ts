import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { createRequestSender } from '../../../../../test/request-sender.ts'
import { addSignedIn, type SignedIn } from '../../../../../test/users.ts'
import { mayBecome, type PermissionChangeState } from './permission-change-states.ts'
import { createPermissionChangesRepository } from './permission-changes.repository.ts'

let database: TestApp['database']
let send: Awaited<ReturnType<typeof createRequestSender>>
let first: SignedIn
let second: SignedIn

beforeAll(async () => {
  const { app, database: created } = await createTestApp()
  database = created
  send = await createRequestSender(app)
})
beforeEach(async () => {
  await database.pool.query('delete from app_user; delete from outgoing_mail')
  first = await addSignedIn(database, { email: 'first@example.in', isAdmin: true })
  second = await addSignedIn(database, { email: 'second@example.in', isAdmin: true })
})

const all = [1, 2, 3, 4, 5, 6]
const rows = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows
const addUser = (user: Parameters<typeof addSignedIn>[1] = {}) =>
  addSignedIn(database, { firstname: 'Asha', lastname: 'Rao', ...user })

interface Wanted {
  readonly permissions?: number[]
  readonly is_admin?: boolean
  readonly from?: { readonly permissions: number[]; readonly is_admin: boolean }
}

const request = async (
  by: SignedIn,
  { id }: Pick<SignedIn, 'id'>,
  { permissions = [1, 3], is_admin = false, from }: Wanted = {},
  status = 200,
) =>
  (
    await send('/admin/users/{userId}/permissions', status, {
      method: 'PUT',
      params: { userId: id },
      headers: by.headers,
      body: {
        permissions,
        is_admin,
        from: from ?? { permissions: all, is_admin: false },
        reason: 'No longer hires',
      },
    })
  ).json()
const decide = async (by: SignedIn, changeId: number, decision: string, status = 200) =>
  (
    await send('/admin/permission-changes/{changeId}/decision', status, {
      method: 'PUT',
      params: { changeId },
      headers: by.headers,
      body: { decision },
    })
  ).json()
const withdraw = (by: SignedIn, changeId: number, status = 200) =>
  send('/admin/permission-changes/{changeId}', status, {
    method: 'DELETE',
    params: { changeId },
    headers: by.headers,
  })
const permissionsOf = async ({ id }: SignedIn) =>
  (await rows('select permissions, is_admin from app_user where id = $1', [id]))[0]
const subjectsTo = async (email: string) =>
  (await rows('select subject from outgoing_mail where to_address = $1 order by id', [email])).map(
    ({ subject }) => subject,
  )
const stateOf = async (id: number) =>
  (await rows('select state from permission_change where id = $1', [id]))[0].state

describe('a change of permissions', () => {
  it('waits for another admin, who is asked by email, and applies when they agree', async () => {
    const user = await addUser({ email: 'asha@example.in' })
    const { change, msg } = await request(first, user, { permissions: [3, 1] })
    expect(msg).toBe('Waiting for another admin')
    expect(change).toMatchObject({ state: 'pending', may_decide: false, may_withdraw: true })
    expect(await permissionsOf(user)).toEqual({ permissions: all, is_admin: false })
    expect(await subjectsTo('second@example.in')).toEqual([
      'Review a permission change for Asha Rao',
    ])
    await decide(second, change.id, 'approved')
    expect(await permissionsOf(user)).toEqual({ permissions: [1, 3], is_admin: false })
    expect(await subjectsTo('asha@example.in')).toEqual([
      'Your permissions on EdBazaar have changed',
    ])
    expect(await subjectsTo('first@example.in')).toEqual(['The change for Asha Rao was approved'])
    const entries = await rows(
      `select user_id, field, before, after, reason from audit_entry where entity_id = $1`,
      [user.id],
    )
    expect(entries).toEqual([
      {
        user_id: second.id,
        field: 'permissions',
        before: all,
        after: [1, 3],
        reason: 'No longer hires',
      },
    ])
  })

  it('applies at once for the only admin, and all admins get an email', async () => {
    await rows(`update app_user set blocked_at = now() where id = $1`, [second.id])
    const user = await addUser()
    const { change, msg } = await request(first, user, { permissions: all, is_admin: true })
    expect(msg).toBe('Permissions changed')
    expect(change).toMatchObject({ state: 'approved', may_decide: false, may_withdraw: false })
    expect(await permissionsOf(user)).toEqual({ permissions: all, is_admin: true })
    expect(await subjectsTo('first@example.in')).toEqual([
      'The permissions of Asha Rao were changed',
    ])
  })

  it('changes nothing when it is refused', async () => {
    const user = await addUser()
    const { change } = await request(first, user)
    await decide(second, change.id, 'refused')
    expect(await permissionsOf(user)).toEqual({ permissions: all, is_admin: false })
    expect(await subjectsTo('first@example.in')).toEqual(['The change for Asha Rao was declined'])
  })

  it('is not decided by the admin who asked, and withdrawn by no other', async () => {
    const { change } = await request(first, await addUser())
    await decide(first, change.id, 'approved', 409)
    await withdraw(second, change.id, 409)
    expect(await stateOf(change.id)).toBe('pending')
  })

  it('is decided once when two admins decide at once', async () => {
    const third = await addSignedIn(database, { email: 'third@example.in', isAdmin: true })
    const user = await addUser()
    const { change } = await request(first, user)
    const decisions = await Promise.allSettled([
      decide(second, change.id, 'approved'),
      decide(third, change.id, 'refused'),
    ])
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const isApproved = (await stateOf(change.id)) === 'approved'
    expect((await permissionsOf(user)).permissions).toEqual(isApproved ? [1, 3] : all)
    expect(await subjectsTo('first@example.in')).toHaveLength(1)
  })

  it('is never about the admin’s own account', async () => {
    await request(
      first,
      first,
      { is_admin: false, from: { permissions: all, is_admin: true } },
      409,
    )
  })

  it('needs a recent password, to ask and to decide', async () => {
    const user = await addUser()
    const { change } = await request(first, user)
    await rows(`update user_session set confirmed_at = now() - interval '16 minutes'`)
    expect((await request(first, await addUser(), {}, 403)).code).toBe('confirm_password')
    expect((await decide(second, change.id, 'approved', 403)).code).toBe('confirm_password')
  })

  it('is refused if the user has changed since, and while another change waits', async () => {
    const user = await addUser({ permissions: [1] })
    await request(first, user, {}, 409)
    const from = { permissions: [1], is_admin: false }
    await request(first, user, { from })
    await request(second, user, { from }, 409)
    await request(first, await addUser(), { permissions: all }, 400)
  })

  it('cannot be refused by the admin it is about', async () => {
    const from = { permissions: all, is_admin: true }
    const { change } = await request(first, second, { permissions: all, from })
    await decide(second, change.id, 'refused', 409)
    expect(await stateOf(change.id)).toBe('pending')
    await withdraw(first, change.id)
  })

  it('is not approved over a newer change', async () => {
    const user = await addUser()
    const { change } = await request(first, user)
    await rows(`update app_user set permissions = '{6}' where id = $1`, [user.id])
    await decide(second, change.id, 'approved', 409)
    expect(await permissionsOf(user)).toEqual({ permissions: [6], is_admin: false })
    expect(await stateOf(change.id)).toBe('pending')
  })

  it('that removes an admin leaves one, even when two ask at once', async () => {
    const from = { permissions: all, is_admin: true }
    const changes = await Promise.all([
      request(first, second, { permissions: all, from }),
      request(second, first, { permissions: all, from }),
    ])
    const [ofSecond, ofFirst] = changes.map(({ change }) => change.id)
    const decisions = await Promise.allSettled([
      decide(second, ofSecond, 'approved'),
      decide(first, ofFirst, 'approved'),
    ])
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const admins = await rows('select id from app_user where is_admin')
    expect(admins.length).toBe(1)
  })
})

describe('the states of a change', () => {
  const states = ['pending', 'approved', 'refused', 'withdrawn', 'expired'] as const
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const))

  /** Tries to bring a change into a state. */
  async function move(id: number, to: PermissionChangeState, isAllowed: boolean) {
    const status = isAllowed ? 200 : 409
    if (to === 'withdrawn') return withdraw(first, id, status)
    if (to === 'approved' || to === 'refused') return decide(second, id, to, status)
    // Nothing reopens a change; the task that runs every hour expires it.
    if (to === 'expired')
      await rows(`update permission_change set expires_at = now() where id = $1`, [id])
    return createPermissionChangesRepository(database.db).expire()
  }

  it.each(pairs)('%s to %s', async (from, to) => {
    const { change } = await request(first, await addUser())
    if (from !== 'pending')
      await rows(`update permission_change set state = $2, decided_at = now() where id = $1`, [
        change.id,
        from,
      ])
    const isAllowed = mayBecome(from, to)
    await move(change.id, to, isAllowed)
    expect(await stateOf(change.id)).toBe(isAllowed ? to : from)
  })

  it('an overdue change has expired before the task marks it', async () => {
    const { change } = await request(first, await addUser())
    await rows(`update permission_change set expires_at = now() where id = $1`, [change.id])
    expect((await decide(second, change.id, 'approved', 409)).msg).toContain('expired')
    const list = (
      await send('/admin/permission-changes', 200, { method: 'GET', headers: first.headers })
    ).json()
    expect(list.data[0]).toMatchObject({ state: 'expired', may_decide: false })
  })
})
