import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  createProviderClient,
  type ProviderClient,
  type TestCaller,
} from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { parsePlans } from '../../billing/plans/plans.ts'

let app: TestApp['app']
let database: TestApp['database']
let listing: ProviderClient
let me: SignedIn

beforeAll(async () => {
  const plans = parsePlans('free=5/3/50')
  ;({ app, database } = await createTestApp({ config: { plans } }))
  listing = await createProviderClient(app, database)
})
beforeEach(async () => {
  me = await addSignedIn(database)
})

const rows = async (query: string, ...values: unknown[]) =>
  (await database.pool.query(query, values)).rows
const create = (body: object, status = 201, who: TestCaller = me) =>
  listing.send('POST', '/stores/store/create', who, { body, status })
const filesOf = async (who: SignedIn = me) => JSON.stringify([await listing.file(who)])

describe('a new store', () => {
  it.each([
    [{ brand_name: '' }, 'Enter valid Name'],
    [{ brand_name: '  ' }, 'Enter valid Name'],
    [{ brand_name: '\u200b' }, 'Enter valid Name'],
    [{ brand_name: 'a\u0000b' }, 'Enter valid Name'],
    [{ brand_name: 'a\nb' }, 'Enter valid Name'],
    [{ brand_name: '\u202Etxt' }, 'Enter valid Name'],
    [{ brand_name: 'x'.repeat(161) }, 'Enter valid Name'],
    [{ files: '[]' }, 'Please add at least one image.'],
    [{ files: '["/media/uploads/x/video.mp4"]' }, 'Please add at least one image.'],
    [{ files: '{"0":"x"}' }, 'JSON list'],
    [{ files: '[' }, 'JSON list'],
    [{ files: `["${'x'.repeat(301)}"]` }, 'JSON list'],
    [{ files: '["https://example.in/a.png"]' }, 'not uploaded'],
    [{ request_key: 'again' }, 'request_key'],
    [{ owner_id: 1 }, 'is not allowed here'],
  ])('is refused with %j', async (wrong, message) => {
    const refusal = await create({ brand_name: 'Chess', files: await filesOf(), ...wrong }, 400)
    expect(refusal.msg).toContain(message)
    expect(refusal.errors).toMatchObject([{ field: Object.keys(wrong)[0] }])
    expect(await rows('select 1 from store where owner_id = $1', me.id)).toEqual([])
  })

  it('accepts only the owner’s uploads for stores', async () => {
    const other = await addSignedIn(database)
    const stolen = JSON.stringify([await listing.file(other)])
    expect((await create({ brand_name: 'Chess', files: stolen }, 400)).msg).toContain(
      'not uploaded',
    )
    const gate = JSON.stringify([await listing.file(me, 'school')])
    await create({ brand_name: 'Chess', files: gate }, 400)
  })

  it('is created once when the request is repeated', async () => {
    const body = { brand_name: 'Chess', files: await filesOf(), request_key: randomUUID() }
    const made = await Promise.all([create(body), create(body), create(body)])
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const other = await addSignedIn(database)
    const theirs = await create({ ...body, files: await filesOf(other) }, 201, other)
    expect(theirs.id).not.toBe(made[0].id)
  })

  it('is hidden, so the plan’s limit applies when it is shown', async () => {
    for (const name of ['Chess', 'Carrom', 'Ludo']) await listing.store(me, name)
    const { id } = await create({ brand_name: 'Chess', files: await filesOf() })
    await database.pool.query(
      `update store set lat = 12.3, lng = 76.65, email = 'a@b.in' where id = ${id}`,
    )
    const show = { field: 'is_active', value: true }
    expect((await listing.editStore(me, id, show, 409)).msg).toContain('Your plan allows 3 stores')
    const { limits } = await listing.send('GET', '/users/schools-and-stores', me)
    expect(limits).toMatchObject({ stores: 3, is_service_limit_exceeded: true })
  })

  it('is refused when its owner has too many hidden and deleted ones', async () => {
    await database.pool.query(`insert into store (brand_name, owner_id, is_active)
      select 'Hidden', ${me.id}, false from generate_series(1, 103)`)
    const refusal = await create({ brand_name: 'Chess', files: await filesOf() }, 409)
    expect(refusal.msg).toContain('You have 103 stores, including hidden ones')
  })

  it('has an audit entry, and makes its owner a provider', async () => {
    const id = await listing.store(me)
    expect(
      await rows(
        `select user_id, action, field, after from audit_entry where entity = 'store' and entity_id = $1`,
        id,
      ),
    ).toMatchObject([
      { user_id: me.id, action: 'created', field: null, after: { brand_name: 'Chess Club' } },
    ])
    const profile = await listing.send('GET', '/users/my-profile', me)
    expect(profile.user_has_institute).toBe(true)
    expect(await listing.send('GET', '/stores/my-stores-and-schools', me)).toMatchObject([
      { id, name: 'Chess Club', entity_type: 'store' },
    ])
  })
})

describe('access to editing a store', () => {
  it('is limited to its owner and admins', async () => {
    const id = await listing.store(me)
    const other = await addSignedIn(database)
    const change = { field: 'brand_name', value: 'Taken over' }
    await listing.editStore(other, id, change, 403)
    await listing.storeEditor(other, id, 403)
    await listing.editStore({}, id, change, 401)
    await listing.storeEditor({}, id, 401)
    await listing.editStore(other, 2_147_483_647, change, 404)
    await listing.storeEditor(other, 2_147_483_647, 404)
    expect((await listing.storeEditor(me, id)).brand_name).toBe('Chess Club')
    const admin = await addSignedIn(database, { isAdmin: true })
    await listing.editStore(admin, id, change)
    expect((await listing.storeEditor(admin, id)).brand_name).toBe('Taken over')
  })

  it('is limited to admins if the store has no owner', async () => {
    const id = await listing.store(me)
    await rows('update store set owner_id = null where id = $1', id)
    await listing.storeEditor(me, id, 403)
    const admin = await addSignedIn(database, { isAdmin: true })
    expect((await listing.storeEditor(admin, id)).brand_name).toBe('Chess Club')
  })
})

describe('concurrent edits of a store', () => {
  const save = (id: number, field: string, value: unknown, revision?: number, status = 200) =>
    listing.editStore(me, id, { field, value, ...(revision && { revision }) }, status)

  it('of the same field conflict', async () => {
    const id = await listing.store(me)
    const { revision } = await save(id, 'address', 'First', 1)
    expect(revision).toBe(2)
    const refusal = await save(id, 'address', 'Second', 1, 409)
    expect(refusal).toMatchObject({ code: 'conflict', errors: [{ field: 'address' }] })
    expect((await listing.storeEditor(me, id)).address).toBe('First')
    await save(id, 'address', 'Second', revision)
    await save(id, 'address', 'Third')
    expect((await listing.storeEditor(me, id)).address).toBe('Third')
  })

  it('of different fields succeed, and repeating one is harmless', async () => {
    const id = await listing.store(me)
    await Promise.all([
      save(id, 'address', 'A1', 1),
      save(id, 'mobile', '9876543210', 1),
      save(id, 'company_name', 'B2', 1),
    ])
    expect(await listing.storeEditor(me, id)).toMatchObject({
      address: 'A1',
      mobile: '9876543210',
      company_name: 'B2',
      revision: 4,
    })
    expect((await save(id, 'address', ' A1 ', 1)).revision).toBe(4)
    const noted = await rows(
      `select field, before, after, revision from audit_entry
       where entity = 'store' and entity_id = $1 and field = 'address'`,
      id,
    )
    expect(noted).toEqual([
      { field: 'address', before: null, after: 'A1', revision: expect.any(Number) },
    ])
  })
})

describe('the image of a store', () => {
  it('replaces the previous image, which is kept unused for admins', async () => {
    const id = await listing.store(me)
    const [before] = (await listing.storeEditor(me, id)).files
    const [first, second] = [await listing.file(me), await listing.file(me)]
    const value = JSON.stringify([first, second])
    const saved = await listing.editStore(me, id, { field: 'files', value })
    expect(saved).toMatchObject({ msg: 'Image Updated', value: [first] })
    const uploads = await rows('select key, used_at from upload where user_id = $1', me.id)
    const used = Object.fromEntries(uploads.map((row) => [`/media/${row.key}`, row.used_at]))
    expect(used).toEqual({ [first]: expect.any(Date), [second]: null, [before]: null })
  })

  it('can be set by an admin, from uploads of the owner or their own', async () => {
    const id = await listing.store(me)
    const admin = await addSignedIn(database, { isAdmin: true })
    for (const who of [me, admin]) {
      const value = await filesOf(who)
      await listing.editStore(admin, id, { field: 'files', value })
    }
    const stranger = await filesOf(await addSignedIn(database))
    await listing.editStore(admin, id, { field: 'files', value: stranger }, 400)
  })
})
