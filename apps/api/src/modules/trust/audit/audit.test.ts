import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  createProviderClient,
  type ProviderClient,
  type TestCaller,
} from '../../../../test/provider-client.ts'
import { createSchoolOwner } from '../../../../test/school-owner.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { hashPassword } from '../../accounts/passwords/password-hashes.ts'

let database: TestApp['database']
let listing: ProviderClient
let schools: Awaited<ReturnType<typeof createSchoolOwner>>
let owner: SignedIn
let admin: SignedIn

const password = 'Mangoes in May'

beforeAll(async () => {
  const made = await createTestApp()
  database = made.database
  listing = await createProviderClient(made.app, database)
  schools = await createSchoolOwner(made.app, database)
  owner = await addSignedIn(database, {
    firstname: 'Asha',
    lastname: 'Rao',
    passwordHash: await hashPassword(password),
  })
  admin = await addSignedIn(database, { isAdmin: true })
})

const list = (query: string, who: TestCaller = admin, status = 200) =>
  listing.send('GET', '/audit-entries', who, { query, status })
const entriesOf = async (entity: string, id: number) =>
  (await list(`entity=${entity}&entity_id=${id}`)).data
const saveProfile = (who: TestCaller, field: string, value: unknown) =>
  listing.send('PUT', '/users/my-profile', who, { body: { field, value } })

describe('the audit log', () => {
  it('lists the changes of a record, newest first', async () => {
    const id = await listing.store(owner)
    await listing.editStore(owner, id, { field: 'address', value: '12, 8th Main' })
    const actor = { id: owner.id, name: 'Asha Rao' }
    expect(await entriesOf('store', id)).toMatchObject([
      {
        actor,
        actor_role: 'owner',
        action: 'edited',
        entity: 'store',
        entity_id: id,
        field: 'address',
        before: null,
        after: '12, 8th Main',
        revision: 2,
        reason: null,
        action_id: null,
      },
      { actor, action: 'created', field: null, after: { brand_name: 'Chess Club' }, revision: 1 },
    ])
  })

  it('groups what an admin changes into an admin action', async () => {
    const { id } = await schools.list(owner)
    await schools.editAsAdmin(admin, id, { field: 'name', value: 'Kadamba School' })
    const [slug, name, created] = await entriesOf('school', id)
    expect(created).toMatchObject({ actor_role: 'owner', action: 'created', action_id: null })
    expect(name).toMatchObject({ actor_role: 'admin', field: 'name', after: 'Kadamba School' })
    expect(slug).toMatchObject({ actor_role: 'admin', field: 'slug', action_id: name.action_id })
    const { rows } = await database.pool.query(
      `select actor_id, verb, rows, undoes_action_id from admin_action where id = $1`,
      [name.action_id],
    )
    expect(rows).toEqual([{ actor_id: admin.id, verb: 'edit', rows: 2, undoes_action_id: null }])
  })

  it('records products, batches and filter requests', async () => {
    const store = await listing.store(owner)
    const product = await listing.product(owner, store)
    const body = {
      name: 'Evening',
      days: ['Mon'],
      starts_on: '2090-01-04',
      ends_on: null,
      start_time: '16:30',
      end_time: '18:00',
      seats: 12,
      taken_elsewhere: 7,
      price: null,
    }
    const path = '/stores/products/{id}/batches'
    const added = { params: { id: product.id }, body, status: 201 }
    const batch = await listing.send('POST', path, owner, added)
    await listing.send('DELETE', '/stores/batches/{id}', owner, { params: { id: batch.id } })
    const request = { name: 'Chess Club', category: 'Subjects', value: 'Vedic maths' }
    await listing.send('POST', '/stores/add-filters', owner, { body: request, status: 201 })

    expect(await entriesOf('product', product.id)).toMatchObject([{ action: 'created' }])
    expect(await entriesOf('batch', batch.id)).toMatchObject([
      { action: 'removed', before: { seats: 12 }, after: null },
      { action: 'created', before: null, after: { seats: 12 } },
    ])
    expect((await list('entity=filter_request')).data).toMatchObject([
      { action: 'created', after: { value: 'Vedic maths' }, revision: null },
    ])
  })

  it('has pages, over every entity and over one', async () => {
    const [first, second] = await Promise.all([list('per_page=1'), list('per_page=1&page=2')])
    expect(first.total).toBeGreaterThan(2)
    expect(first).toMatchObject({ page: 1, per_page: 1, totalPages: first.total })
    expect(second.data[0].id).toBeLessThan(first.data[0].id)
    const stores = await list('entity=store')
    expect(new Set(stores.data.map(({ entity }: { entity: string }) => entity))).toEqual(
      new Set(['store']),
    )
    expect(await list('entity=school&entity_id=2000000000')).toMatchObject({
      data: [],
      total: 0,
      totalPages: 1,
    })
  })

  it('lists what a person did, and what was done to their account', async () => {
    const asha = await addSignedIn(database, { firstname: 'Asha' })
    const id = await listing.store(asha)
    await saveProfile(asha, 'phone', '9876543210')
    await listing.send('PUT', '/admin/users/{userId}/block', admin, {
      params: { userId: asha.id },
      body: { reason_code: 'spam', until: null },
    })
    const of = async (query: string) =>
      (await list(query)).data.map(
        (entry: { entity: string; entity_id: number; field: string }) => [
          entry.entity,
          entry.entity_id,
          entry.field,
        ],
      )
    const ofAccount = [
      ['user', asha.id, 'block'],
      ['user', asha.id, 'phone'],
    ]
    expect(await of(`person_id=${asha.id}`)).toEqual([...ofAccount, ['store', id, null]])
    expect(await of(`person_id=${asha.id}&entity=user`)).toEqual(ofAccount)
  })

  it.each(['entity=place', 'entity_id=1', 'entity=school&entity_id=0', 'page=0', 'user=1'])(
    'refuses the query %s',
    async (query) => {
      expect((await list(query, admin, 400)).code).toBe('invalid_request')
    },
  )

  it('is for admins only', async () => {
    await list('', {}, 401)
    expect((await list('', owner, 403)).code).toBe('forbidden')
    await list('', await addSignedIn(database, { userType: 'edjobs' }), 403)
  })
})

describe('a profile in the audit log', () => {
  it('has the edited fields without personal values', async () => {
    const me = await addSignedIn(database)
    await saveProfile(me, 'phone', '9876543210')
    await saveProfile(me, 'children', [{ name: 'Chhotu', born_on: '2019-02-03' }])
    const consents = { email: true, phone: false, whatsapp: true, news: true }
    await saveProfile(me, 'consents', consents)
    const entries = await entriesOf('user', me.id)
    expect(entries).toMatchObject([
      { field: 'consents', after: consents },
      { field: 'children', before: null, after: null },
      { field: 'phone', before: null, after: null, actor_role: 'owner', action: 'edited' },
    ])
  })

  it('has no entry when a field keeps its value', async () => {
    const me = await addSignedIn(database, { firstname: 'Asha' })
    await saveProfile(me, 'firstname', 'Asha')
    await saveProfile(me, 'children', [])
    await saveProfile(me, 'cover_image', null)
    expect(await entriesOf('user', me.id)).toEqual([])
    const children = [{ name: 'Chhotu', born_on: '2019-02-03' }]
    await saveProfile(me, 'children', children)
    await saveProfile(me, 'children', children)
    expect(await entriesOf('user', me.id)).toHaveLength(1)
  })

  it('has a change of the password without the password', async () => {
    const next = 'gulmohar tree 8y'
    const body = { current_password: password, password: next }
    await listing.send('PUT', '/users/my-password', owner, { body })
    const entries = await entriesOf('user', owner.id)
    expect(entries).toMatchObject([{ field: 'password', before: null, after: null }])
    expect(JSON.stringify(entries)).not.toContain('argon2')
  })

  it('keeps its entries, without the actor, after the account is deleted', async () => {
    const email = 'leaving@example.in'
    const me = await addSignedIn(database, { email })
    await saveProfile(me, 'firstname', 'Asha')
    await listing.send('POST', '/users/my-profile/deletions', me, { body: { email } })
    expect(await entriesOf('user', me.id)).toMatchObject([
      { action: 'removed', actor: null, actor_role: 'owner' },
      { action: 'edited', actor: null, field: 'firstname' },
    ])
  })
})

describe('append-only tables', () => {
  it.each(['audit_entry', 'admin_action'])('refuse to change or delete rows: %s', async (table) => {
    const query = (statement: string) => database.pool.query(statement)
    const update = table === 'audit_entry' ? `set reason = 'x'` : `set reason_text = 'x'`
    await expect(query(`update ${table} ${update}`)).rejects.toThrow('append-only')
    await expect(query(`delete from ${table}`)).rejects.toThrow('append-only')
  })
})
