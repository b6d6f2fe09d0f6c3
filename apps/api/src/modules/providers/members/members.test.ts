import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  createProviderClient,
  type ProviderClient,
  type TestCaller,
} from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

type Role = 'owner' | 'manager' | 'counsellor' | 'viewer'
type Member = { user_id: number; role: Role; email: string }

let database: TestApp['database']
let client: ProviderClient
let owner: SignedIn
let stranger: SignedIn
let store: number

beforeAll(async () => {
  const created = await createTestApp()
  database = created.database
  client = await createProviderClient(created.app, database)
  stranger = await addSignedIn(database)
})

beforeEach(async () => {
  await database.pool.query('truncate outgoing_mail cascade')
  owner = await addSignedIn(database)
  store = await client.store(owner)
})

const at = (params: object = {}) => ({ kind: 'store', id: store, ...params })
const path = '/listings/{kind}/{id}/members'
const rows = async (query: string, values: unknown[] = []) =>
  (await database.pool.query(query, values)).rows

const list = (caller: TestCaller, status = 200) =>
  client.send('GET', path, caller, { params: at(), status })
const rolesOf = async (caller: TestCaller) =>
  Object.fromEntries(
    (await list(caller)).members.map(({ user_id: id, role }: Member) => [id, role]),
  )
const invite = (caller: TestCaller, email: string, role: Role, status = 202) =>
  client.send('POST', '/listings/{kind}/{id}/member-invitations', caller, {
    params: at(),
    body: { email, role },
    status,
  })
const setRole = (caller: TestCaller, userId: number, role: Role, status = 200) =>
  client.send('PUT', `${path}/{userId}`, caller, { params: at({ userId }), body: { role }, status })
const remove = (caller: TestCaller, userId: number, status = 200) =>
  client.send('DELETE', `${path}/{userId}`, caller, { params: at({ userId }), status })
const accept = (caller: TestCaller, token: string, status = 200) =>
  client.send('POST', '/users/member-invitations/acceptances', caller, { body: { token }, status })

/** The token of the latest invitation. */
async function lastToken(): Promise<string> {
  const [mail] = await rows(
    `select text_body from outgoing_mail where text_body like '%member-invitation%' order by id desc`,
  )
  return /token=([\w-]{43})/.exec(mail.text_body)?.[1] ?? ''
}

/** Adds a member by way of an invitation. */
async function addMember(role: Role): Promise<SignedIn> {
  const user = await addSignedIn(database)
  const [{ email }] = await rows('select email from app_user where id = $1', [user.id])
  await invite(owner, email, role)
  await accept(user, await lastToken())
  return user
}

describe('the owner of a listing', () => {
  it('is its first member', async () => {
    expect(await rolesOf(owner)).toEqual({ [owner.id]: 'owner' })
  })

  it('invites somebody, who accepts and gets the listing in the menus', async () => {
    const counsellor = await addMember('counsellor')
    expect(await rolesOf(owner)).toEqual({ [owner.id]: 'owner', [counsellor.id]: 'counsellor' })
    const menu = await client.send('GET', '/stores/my-stores-and-schools', counsellor)
    expect(menu).toEqual([
      { id: store, name: 'Chess Club', entity_type: 'store', files: expect.anything() },
    ])
    const { stores } = await client.send('GET', '/users/schools-and-stores', counsellor)
    expect(stores).toMatchObject([{ id: store, role: 'counsellor' }])
    const { user } = await client.send('GET', '/users/profile-details/{userId}', counsellor, {
      params: { userId: counsellor.id },
    })
    expect(user.user_has_institute).toBe(true)
  })

  it('invites an address again, also if the listing has no more room', async () => {
    await invite(owner, 'first@example.in', 'viewer')
    await database.pool.query(
      `insert into member_invitation (store_id, email, role, invited_by, token_hash, expires_at)
       select store_id, 'invited' || n || '@example.in', role, invited_by,
         sha256(convert_to(n::text, 'UTF8')), expires_at
       from member_invitation, generate_series(1, 48) as n where email = 'first@example.in'`,
    )
    await invite(owner, 'another@example.in', 'viewer', 409)
    await invite(owner, 'First@example.in', 'counsellor')
    expect(
      await rows(`select role from member_invitation where lower(email) = 'first@example.in'`),
    ).toEqual([{ role: 'counsellor' }])
  })

  it('hands the listing over and becomes a manager', async () => {
    const next = await addMember('viewer')
    await database.pool.query('truncate outgoing_mail cascade')
    await setRole(owner, next.id, 'owner')
    expect(await rolesOf(next)).toEqual({ [next.id]: 'owner', [owner.id]: 'manager' })
    expect(await rows('select owner_id from store where id = $1', [store])).toEqual([
      { owner_id: next.id },
    ])
    expect(await rows('select subject from outgoing_mail')).toEqual([
      { subject: 'Chess Club has a new owner' },
      { subject: 'Chess Club has a new owner' },
    ])
    await setRole(owner, next.id, 'viewer', 409)
  })

  it('hands it over only to a member whose plan has room', async () => {
    const next = await addMember('manager')
    await client.store(next)
    await database.pool.query(
      `insert into store (brand_name, owner_id) select 'Club', $1 from generate_series(1, 20)`,
      [next.id],
    )
    await setRole(owner, next.id, 'owner', 409)
    await setRole(owner, stranger.id, 'owner', 404)
    expect(await rolesOf(owner)).toMatchObject({ [owner.id]: 'owner' })
  })

  it('cannot be removed or given another role', async () => {
    const manager = await addMember('manager')
    await remove(owner, owner.id, 409)
    await remove(manager, owner.id, 409)
    await setRole(owner, owner.id, 'viewer', 409)
  })

  it('whose account is deleted leaves the other members in place', async () => {
    const manager = await addMember('manager')
    await database.pool.query('delete from app_user where id = $1', [owner.id])
    expect(await rolesOf(manager)).toEqual({ [manager.id]: 'manager' })
  })
})

describe('a member', () => {
  const rename = (caller: TestCaller, status: number) =>
    client.editStore(caller, store, { field: 'contact_person', value: 'Asha Rao' }, status)

  it.each<[Role, number]>([
    ['manager', 200],
    ['counsellor', 403],
    ['viewer', 403],
  ])('who is a %s gets %i for an edit', async (role, status) => {
    const member = await addMember(role)
    await rename(member, status)
    const editor = await client.storeEditor(member, store, status)
    if (status === 200) expect(editor.can_delete).toBe(false)
    expect((await client.storeEditor(owner, store)).can_delete).toBe(true)
    await client.product(member, store, {}, status === 200 ? 201 : status)
    const { id: product } = await client.product(owner, store)
    await client.send('DELETE', '/users/my-listings/{kind}/{id}', member, {
      params: { kind: 'product', id: product },
      status,
    })
    await client.send('DELETE', '/users/my-listings/{kind}/{id}', member, {
      params: at(),
      status: 403,
    })
  })

  it('is named in the audit log with the role of a member', async () => {
    const manager = await addMember('manager')
    await rename(manager, 200)
    expect(
      await rows(
        `select user_id, actor_role from audit_entry
         where entity = 'store' and entity_id = $1 and field = 'contact_person'`,
        [store],
      ),
    ).toEqual([{ user_id: manager.id, actor_role: 'member' }])
  })

  it('cannot edit, or see the members, once removed', async () => {
    const manager = await addMember('manager')
    await remove(owner, manager.id)
    await rename(manager, 403)
    await list(manager, 403)
    expect(await rows(`select subject from outgoing_mail order by id desc limit 1`)).toEqual([
      { subject: 'You no longer work for Chess Club' },
    ])
    await remove(owner, manager.id)
  })

  it('may leave', async () => {
    const viewer = await addMember('viewer')
    await remove(viewer, viewer.id)
    expect(await rolesOf(owner)).toEqual({ [owner.id]: 'owner' })
  })

  it('who is a manager manages counsellors and viewers only', async () => {
    const [manager, other, viewer] = [
      await addMember('manager'),
      await addMember('manager'),
      await addMember('viewer'),
    ]
    await setRole(manager, viewer.id, 'counsellor')
    await setRole(manager, viewer.id, 'manager', 403)
    await setRole(manager, other.id, 'viewer', 403)
    await remove(manager, other.id, 403)
    await invite(manager, 'new@example.in', 'manager', 403)
    await invite(manager, 'new@example.in', 'viewer')
    await remove(manager, viewer.id)
  })

  it.each<Role>(['counsellor', 'viewer'])(
    'who is a %s sees the members and no invitations',
    async (role) => {
      const member = await addMember(role)
      await invite(owner, 'new@example.in', 'viewer')
      expect(await list(member)).toMatchObject({ my_role: role, invitations: [] })
      await invite(member, 'other@example.in', 'viewer', 403)
      await setRole(member, member.id, 'manager', 403)
      await remove(member, owner.id, 409)
    },
  )

  it('of another listing has no access', async () => {
    await list(stranger, 403)
    await remove(stranger, stranger.id, 403)
    await invite(stranger, 'x@example.in', 'viewer', 403)
  })
})

describe('an invitation', () => {
  it('is shown before it is accepted, and is for one address', async () => {
    await invite(owner, 'asha@vidya.example', 'counsellor')
    const token = await lastToken()
    const shown = await client.send(
      'POST',
      '/users/member-invitations/checks',
      {},
      { body: { token } },
    )
    expect(shown).toEqual({
      kind: 'store',
      id: store,
      name: 'Chess Club',
      role: 'counsellor',
      email: 'a•••@vidya.example',
      invited_by: 'Meera Iyer',
    })
    await accept(stranger, token, 403)
    const invited = await addSignedIn(database, { email: 'Asha@vidya.example' })
    await accept(invited, token)
    await accept(invited, token, 404)
    await database.pool.query('delete from app_user where id = $1', [invited.id])
  })

  it('is replaced by a second one, and can be withdrawn', async () => {
    await invite(owner, 'new@example.in', 'viewer')
    const first = await lastToken()
    await invite(owner, 'NEW@example.in', 'counsellor')
    const second = await lastToken()
    const { invitations } = await list(owner)
    expect(invitations).toMatchObject([{ email: 'NEW@example.in', role: 'counsellor' }])
    const invited = await addSignedIn(database, { email: 'new@example.in' })
    await accept(invited, first, 404)
    const params = at({ invitationId: invitations[0].id })
    const withdraw = '/listings/{kind}/{id}/member-invitations/{invitationId}'
    await client.send('DELETE', withdraw, stranger, { params, status: 403 })
    await client.send('DELETE', withdraw, owner, { params })
    await accept(invited, second, 404)
  })

  it('of a member is refused', async () => {
    const viewer = await addMember('viewer')
    const [{ email }] = await rows('select email from app_user where id = $1', [viewer.id])
    await invite(owner, email.toUpperCase(), 'manager', 409)
  })

  it('that has expired, or whose listing is deleted, is not found', async () => {
    await invite(owner, 'late@example.in', 'viewer')
    const token = await lastToken()
    const late = await addSignedIn(database, { email: 'late@example.in' })
    await database.pool.query('update store set deleted_at = now() where id = $1', [store])
    await accept(late, token, 404)
    await database.pool.query('update store set deleted_at = null where id = $1', [store])
    await database.pool.query('update member_invitation set expires_at = now()')
    await accept(late, token, 404)
  })

  it.each([
    [{ email: 'asha', role: 'viewer' }, 'email'],
    [{ email: 'asha@example.in', role: 'owner' }, 'role'],
  ])('of %j is refused and names the field', async (body, field) => {
    const { errors } = await client.send(
      'POST',
      '/listings/{kind}/{id}/member-invitations',
      owner,
      {
        params: at(),
        body,
        status: 400,
      },
    )
    expect(errors).toMatchObject([{ field }])
  })
})
