import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  createProviderClient,
  type ProviderClient,
  type TestCaller,
} from '../../../../test/provider-client.ts'
import { createSchoolOwner } from '../../../../test/school-owner.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { parsePlans } from '../../billing/plans/plans.ts'
import { dayMs } from '../../platform/dates/durations.ts'
import type { ListingKind } from './listing-kinds.ts'

let app: TestApp['app']
let database: TestApp['database']
let listing: ProviderClient
let schools: Awaited<ReturnType<typeof createSchoolOwner>>
let me: SignedIn
let admin: SignedIn

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { plans: parsePlans('free=2/1/2') } }))
  listing = await createProviderClient(app, database)
  schools = await createSchoolOwner(app, database)
  admin = await addSignedIn(database, { isAdmin: true })
})
beforeEach(async () => {
  me = await addSignedIn(database)
})

const rows = async (query: string, ...values: unknown[]) =>
  (await database.pool.query(query, values)).rows
const remove = (who: TestCaller, kind: string, id: number, status = 200) =>
  listing.send('DELETE', '/users/my-listings/{kind}/{id}', who, { params: { kind, id }, status })
const restore = (who: TestCaller, kind: string, id: number, status = 200) =>
  listing.send('POST', '/users/my-listings/{kind}/{id}/restorations', who, {
    params: { kind, id },
    status,
  })
const deleted = async (who: TestCaller, query: string) =>
  (await listing.send('GET', '/users/deleted-listings', who, { query })).data
const mine = (who: TestCaller) => listing.send('GET', '/users/schools-and-stores', who)
const found = async (key: string) =>
  (await app.inject({ url: '/api/schools/home-autocomplete', query: { key } })).json()
const statusOf = async (path: string) => (await app.inject(`/api${path}`)).statusCode

const auditOf = (kind: ListingKind, id: number) =>
  rows(
    `select action, actor_role, reason from audit_entry
     where entity = $1 and entity_id = $2 and field is null order by id`,
    kind,
    id,
  )

/** Creates a listing of each kind, with the path of its page. */
const create = {
  async school() {
    const { id, slug } = await schools.list(me, { name: 'Quillwort School' })
    return { id, path: `/schools/${slug}`, name: 'Quillwort School' }
  },
  async store() {
    const id = await listing.store(me, 'Zephyrine Club')
    return { id, path: `/stores/created/store/${id}`, name: 'Zephyrine Club' }
  },
  async product() {
    const { id, slug } = await listing.product(me, await listing.store(me), { name: 'Kalari' })
    return { id, path: `/products/${slug}`, name: 'Kalari' }
  },
}
const editorOf = {
  school: (id: number, status: number) => schools.editor(me, id, status),
  store: (id: number, status: number) => listing.storeEditor(me, id, status),
  product: (id: number, status: number) => listing.productEditor(me, id, status),
}
const kinds = ['school', 'store', 'product'] as const

describe.each(kinds)('a %s', (kind) => {
  it('disappears at once when it is deleted, and comes back when it is restored', async () => {
    const { id, path, name } = await create[kind]()
    expect(await statusOf(path)).toBe(200)
    const answer = await remove(me, kind, id)
    expect(answer).toMatchObject({ status: 200, msg: 'Deleted' })

    expect(await statusOf(path)).toBe(404)
    expect(await found(name)).toEqual([])
    await editorOf[kind](id, 404)
    expect(await deleted(me, `kind=${kind}`)).toMatchObject([
      { kind, id, name, restorable_until: answer.restorable_until },
    ])
    const days = (Date.parse(answer.restorable_until) - Date.now()) / dayMs
    expect(days).toBeGreaterThan(29)
    expect(days).toBeLessThanOrEqual(30)

    expect(await restore(me, kind, id)).toEqual({ status: 200, msg: 'Restored' })
    expect(await statusOf(path)).toBe(200)
    expect(await found(name)).toMatchObject([{ name }])
    await editorOf[kind](id, 200)
    expect(await deleted(me, `kind=${kind}`)).toEqual([])
    expect(await auditOf(kind, id)).toEqual([
      { action: 'created', actor_role: 'owner', reason: null },
      { action: 'removed', actor_role: 'owner', reason: null },
      { action: 'restored', actor_role: 'owner', reason: null },
    ])
  })

  it('is deleted and restored once when the request is repeated', async () => {
    const { id } = await create[kind]()
    const [first, second] = await Promise.all([remove(me, kind, id), remove(me, kind, id)])
    expect(first).toEqual(second)
    await Promise.all([restore(me, kind, id), restore(me, kind, id)])
    expect(await auditOf(kind, id)).toHaveLength(3)
  })

  it('is as hidden as before when it is restored', async () => {
    const { id, path } = await create[kind]()
    await rows(`update ${kind} set is_active = false where id = $1`, id)
    await remove(me, kind, id)
    await restore(me, kind, id)
    expect(await statusOf(path)).toBe(404)
    await editorOf[kind](id, 200)
  })

  it('can be deleted and restored by its owner and admins only', async () => {
    const { id, path } = await create[kind]()
    const other = await addSignedIn(database)
    await remove({}, kind, id, 401)
    await remove(other, kind, id, 403)
    await remove(me, kind, 2_147_483_647, 404)
    expect(await statusOf(path)).toBe(200)
    await remove(admin, kind, id)
    await restore({}, kind, id, 401)
    await restore(other, kind, id, 403)
    expect(await deleted(other, `kind=${kind}`)).toEqual([])
    await restore(admin, kind, id)
    expect((await auditOf(kind, id)).slice(1)).toMatchObject([
      { action: 'removed', actor_role: 'admin' },
      { action: 'restored', actor_role: 'admin' },
    ])
  })

  it('cannot be restored after 30 days', async () => {
    const { id } = await create[kind]()
    await remove(me, kind, id)
    await rows(
      `update ${kind} set deleted_at = now() - interval '30 days 1 second' where id = $1`,
      id,
    )
    expect(await deleted(me, `kind=${kind}`)).toEqual([])
    expect((await restore(me, kind, id, 404)).msg).toContain('more than 30 days ago')
  })
})

describe('deleted and hidden listings', () => {
  it('do not count against the plan, and need room to come back', async () => {
    const [first] = [await schools.list(me), await schools.list(me)]
    expect((await mine(me)).limits.is_limit_exceeded).toBe(true)
    await remove(me, 'school', first.id)
    expect(await mine(me)).toMatchObject({ limits: { is_limit_exceeded: false } })
    const third = await schools.list(me)
    const refusal = await restore(me, 'school', first.id, 409)
    expect(refusal.msg).toContain('Your plan allows 2 schools')

    await schools.edit(me, third.id, { field: 'is_active', value: false })
    await restore(me, 'school', first.id)
    const shown = await schools.edit(me, third.id, { field: 'is_active', value: true }, 409)
    expect(shown.msg).toContain('Hide or delete one first')
    await schools.edit(me, first.id, { field: 'is_active', value: false })
    await schools.edit(me, third.id, { field: 'is_active', value: true })
  })

  it('keep the limit when two are shown at the same time', async () => {
    const all = [await schools.list(me), await schools.list(me)]
    const show = (id: number, value: boolean) =>
      app.inject({
        method: 'PUT',
        url: `/api/schools/${id}/edit`,
        headers: me.headers,
        payload: { field: 'is_active', value },
      })
    for (const { id } of all) await show(id, false)
    all.push(await schools.list(me))
    const answers = await Promise.all(all.slice(0, 2).map(({ id }) => show(id, true)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('of a store are counted apart for each store', async () => {
    const store = await listing.store(me)
    const [first] = [await listing.product(me, store), await listing.product(me, store)]
    const hidden = await listing.product(me, store)
    expect(hidden.is_active).toBe(false)
    await remove(me, 'product', hidden.id)
    await remove(me, 'product', first.id)
    const { limits, products } = await listing.storeEditor(me, store)
    expect([limits.is_product_limit_exceeded, products.length]).toEqual([false, 1])
    await listing.product(me, store)
    await restore(me, 'product', first.id, 409)
    expect((await mine(me)).stores).toMatchObject([{ n_products: 2 }])
  })

  it('do not make their user one who has an institute', async () => {
    const { id } = await schools.list(me)
    await remove(me, 'school', id)
    const profile = await listing.send('GET', '/users/my-profile', me)
    expect(profile.user_has_institute).toBe(false)
    expect(await listing.send('GET', '/stores/my-stores-and-schools', me)).toEqual([])
    expect((await mine(me)).schools).toEqual([])
  })
})

describe('a deleted store', () => {
  it('takes its products with it, and they come back with it', async () => {
    const store = await listing.store(me)
    const kept = await listing.product(me, store, { name: 'Mohiniyattam' })
    const gone = await listing.product(me, store, { name: 'Kathak' })
    await remove(me, 'product', gone.id)
    await remove(me, 'store', store)
    expect(await statusOf(`/products/${kept.slug}`)).toBe(404)
    expect(await found('mohiniyattam')).toEqual([])
    await listing.productEditor(me, kept.id, 404)
    expect(await deleted(me, 'kind=product')).toEqual([])
    expect((await restore(me, 'product', gone.id, 409)).msg).toContain('Restore the store first')
    await restore(me, 'store', store)
    expect(await statusOf(`/products/${kept.slug}`)).toBe(200)
    expect(await statusOf(`/products/${gone.slug}`)).toBe(404)
    expect(await deleted(me, `kind=product&store_id=${store}`)).toMatchObject([{ id: gone.id }])
  })

  it('accepts no new products, edits or batches', async () => {
    const store = await listing.store(me)
    const { id } = await listing.product(me, store)
    await remove(me, 'store', store)
    await listing.product(me, store, {}, 404)
    await listing.editStore(me, store, { field: 'city', value: 'Mysuru' }, 404)
    await listing.editProduct(me, id, { field: 'name', value: 'Other' }, 404)
  })
})

it('the jobs of a school are deleted and restored with it', async () => {
  const { id } = await schools.list(me)
  const [job] = await rows(
    `insert into job (school_id, title, location) values ($1, 'Lampwright', 'Pune') returning id`,
    id,
  )
  await remove(me, 'school', id)
  expect(await statusOf(`/jobs/${job.id}`)).toBe(404)
  await restore(me, 'school', id)
  expect(await statusOf(`/jobs/${job.id}`)).toBe(200)
})

it.each(['kind=job', '', 'kind=product&store_id=0'])('the query %j is refused', async (query) => {
  await listing.send('GET', '/users/deleted-listings', me, { query, status: 400 })
})

it.each([
  ['blog', 1],
  ['school', 0],
])('the listing %s/%s is refused', async (kind, id) => {
  await remove(me, kind, id, 400)
  await restore(me, kind, id, 400)
})
