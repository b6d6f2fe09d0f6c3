import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import {
  createProviderClient,
  type ProviderClient,
  type TestCaller,
} from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let listing: ProviderClient
let me: SignedIn
let product: { id: number; slug: string }

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  listing = await createProviderClient(app, database)
})
beforeEach(async () => {
  me = await addSignedIn(database)
  product = await listing.product(me, await listing.store(me))
})

const details = {
  name: ' Evening ',
  days: ['Sat', 'Mon'],
  starts_on: '2090-01-04',
  ends_on: null,
  start_time: '16:30',
  end_time: '18:00',
  seats: 12,
  taken_elsewhere: 7,
  price: 900,
}
const stored = { ...details, name: 'Evening', days: ['Mon', 'Sat'] }
const edited = { ...stored, seats_left: 5, taken: 0, state: 'open' }
const { taken_elsewhere: _, ...publicFields } = stored
const shown = { ...publicFields, seats_left: 5 }

const add = (who: TestCaller, more: object = {}, status = 201, id = product.id) =>
  listing.send('POST', '/stores/products/{id}/batches', who, {
    params: { id },
    body: { ...details, ...more },
    status,
  })
const edit = (who: TestCaller, id: number, more: object, status = 200) =>
  listing.send('PUT', '/stores/batches/{id}', who, {
    params: { id },
    body: { ...details, ...more },
    status,
  })
const remove = (who: TestCaller, id: number, status = 200) =>
  listing.send('DELETE', '/stores/batches/{id}', who, { params: { id }, status })
const batches = async () => (await listing.productEditor(me, product.id)).batches
const storeBatches = async () => {
  const { store } = await listing.productEditor(me, product.id)
  const { products } = await listing.storeEditor(me, store.id)
  return products.map((product: { batches: unknown }) => product.batches)
}
const page = async () => (await app.inject(`/api/products/${product.slug}`)).json()
const line = async () =>
  (await app.inject('/api/stores/products?kind=activity'))
    .json()
    .data.find(({ slug }: { slug: string }) => slug === product.slug)
const entries = async (id: number) =>
  (
    await database.pool.query(
      `select user_id, action, field, before, after from audit_entry
       where entity = 'batch' and entity_id = $1 order by id`,
      [id],
    )
  ).rows

describe('a batch', () => {
  it('appears at once on the page and in lists', async () => {
    const { id } = await add(me)
    expect(await batches()).toEqual([{ id, ...edited }])
    expect(await storeBatches()).toEqual([[{ id, ...edited }]])
    expect((await page()).batches).toEqual([{ id, ...shown }])
    expect(await line()).toMatchObject({
      seats_left: 5,
      starts_on: '2090-01-04',
      days: ['Mon', 'Sat'],
    })
    await edit(me, id, { taken_elsewhere: 11, starts_on: '2090-02-01', price: null })
    expect((await page()).batches).toMatchObject([{ seats_left: 1, price: null }])
    expect(await line()).toMatchObject({ seats_left: 1, starts_on: '2090-02-01' })
    await remove(me, id)
    expect((await page()).batches).toEqual([])
    expect(await line()).toMatchObject({ seats_left: null, starts_on: null, days: [] })
  })

  it('changes the completeness of its product', async () => {
    const before = await listing.productEditor(me, product.id)
    expect(before.completeness.missing).toContain('batches')
    const { id } = await add(me)
    const { completeness } = await listing.productEditor(me, product.id)
    expect(completeness.percent).toBeGreaterThan(before.completeness.percent)
    await remove(me, id)
    expect((await listing.productEditor(me, product.id)).completeness).toEqual(before.completeness)
  })

  it('has audit entries with the actor and the values before and after', async () => {
    const { id } = await add(me)
    await edit(me, id, { taken_elsewhere: 8, end_time: '19:00' })
    await edit(me, id, { taken_elsewhere: 8, end_time: '19:00' })
    await remove(me, id)
    expect(await entries(id)).toMatchObject([
      { user_id: me.id, action: 'created', field: null, before: null, after: stored },
      { user_id: me.id, field: 'end_time', before: '18:00', after: '19:00' },
      { user_id: me.id, field: 'taken_elsewhere', before: 7, after: 8 },
      {
        user_id: me.id,
        action: 'removed',
        field: null,
        before: { taken_elsewhere: 8 },
        after: null,
      },
    ])
  })

  it('is added once when the request is repeated', async () => {
    const request_key = randomUUID()
    const made = await Promise.all([1, 2, 3].map(() => add(me, { request_key })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await batches()).toHaveLength(1)
  })

  it('can be removed twice without an error', async () => {
    const { id } = await add(me)
    await Promise.all([remove(me, id), remove(me, id)])
    await remove(me, id)
    await remove(me, 2_147_483_647)
    await edit(me, id, {}, 404)
  })

  it('is refused if the product has 50 batches that have not ended', async () => {
    for (let made = 0; made < 49; made++) await add(me)
    const last = await Promise.allSettled([add(me), add(me)])
    expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await add(me, {}, 409)).msg).toContain('50 current batches')
    expect(await batches()).toHaveLength(50)
    const [ended] = await batches()
    await database.pool.query(
      `update batch set starts_on = '2020-01-06', ends_on = '2020-02-03' where id = $1`,
      [ended?.id],
    )
    await add(me)
    await add(me, {}, 409)
  })
})

describe('the details of a batch', () => {
  it.each([
    [{ starts_on: '2090-01-04', ends_on: '2090-01-04' }],
    [{ seats: 1, taken_elsewhere: 0 }],
    [{ seats: 10_000, taken_elsewhere: 10_000 }],
    [{ start_time: '00:00', end_time: '23:59' }],
    [{ price: 0 }],
    [{ price: null }],
    [{ name: 'सुबह की कक्षा' }],
    [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }],
  ])('may be %j', async (more) => {
    await add(me, more)
    expect(await batches()).toMatchObject([more])
  })

  it.each([
    [{ name: '' }, 'name', 'empty'],
    [{ name: 'a\u202eb' }, 'name', 'control characters'],
    [{ days: [] }, 'days', ''],
    [{ days: ['Mon', 'Mon'] }, 'days', 'twice'],
    [{ days: ['Monday'] }, 'days', 'one of Mon'],
    [{ starts_on: '2090-02-30' }, 'starts_on', 'must be a date'],
    [{ starts_on: '0000-01-01' }, 'starts_on', '2000 to 2099'],
    [{ starts_on: '1999-12-31' }, 'starts_on', '2000 to 2099'],
    [{ starts_on: '' }, 'starts_on', 'must be a date'],
    [{ ends_on: '2090-01-03' }, 'ends_on', 'before the first day'],
    [{ ends_on: '9999-01-03' }, 'ends_on', ''],
    [{ end_time: '16:30' }, 'end_time', 'after the start time'],
    [{ start_time: '24:00' }, 'start_time', 'such as 16:30'],
    [{ start_time: '9:00' }, 'start_time', 'such as 16:30'],
    [{ seats: 0 }, 'seats', 'at least 1'],
    [{ seats: 10_001 }, 'seats', 'at most 10000'],
    [{ seats: 1.5 }, 'seats', 'whole number'],
    [{ taken_elsewhere: 13 }, 'taken_elsewhere', 'at most 12'],
    [{ taken_elsewhere: -1 }, 'taken_elsewhere', 'at least 0'],
    [{ price: -1 }, 'price', 'at least 0'],
    [{ price: 10_000_001 }, 'price', 'at most 10000000'],
    [{ seats: null }, 'seats', 'whole number'],
    [{ taken_elsewhere: null }, 'taken_elsewhere', 'whole number'],
    [{ taken_elsewhere: true }, 'taken_elsewhere', 'whole number'],
    [{ taken_elsewhere: '5' }, 'taken_elsewhere', 'whole number'],
    [{ name: null }, 'name', 'text'],
    [{ starts_on: null }, 'starts_on', 'text'],
    [{ days: 'Mon' }, 'days', 'a list'],
    [{ request_key: 'x' }, 'request_key', ''],
    [{ colour: 'red' }, 'colour', 'is not allowed here'],
  ])('may not be %j', async (more, field, message) => {
    const refusal = await add(me, more, 400)
    expect(refusal.errors.map((error: { field: string }) => error.field)).toContain(field)
    expect(refusal.msg).toContain(message)
    expect(await batches()).toEqual([])
  })
})

describe('concurrent edits of a batch', () => {
  const revision = async () => (await listing.productEditor(me, product.id)).revision

  it('keep the changes of both to different fields', async () => {
    const { id } = await add(me)
    const seen = await revision()
    await edit(me, id, { taken_elsewhere: 3, revision: seen })
    await edit(me, id, { end_time: '19:00', revision: seen })
    expect(await batches()).toMatchObject([{ taken_elsewhere: 3, end_time: '19:00' }])
    expect(await revision()).toBe(seen + 2)
  })

  it('conflict on fields that both changed, and keep the stored values', async () => {
    const { id } = await add(me)
    const seen = await revision()
    const admin = await addSignedIn(database, { isAdmin: true })
    await edit(admin, id, { taken_elsewhere: 3, name: 'Dusk', days: ['Sun'], revision: seen })
    const theirs = { taken_elsewhere: 4, name: 'Dawn', price: 950, revision: seen }
    const refusal = await edit(me, id, theirs, 409)
    expect(refusal).toMatchObject({ code: 'conflict' })
    expect(refusal.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'name',
      'taken_elsewhere',
    ])
    expect(await batches()).toMatchObject([{ taken_elsewhere: 3, name: 'Dusk', price: 900 }])
    await edit(me, id, { ...theirs, days: ['Sun'], revision: await revision() })
    expect(await batches()).toMatchObject([
      { taken_elsewhere: 4, name: 'Dawn', price: 950, days: ['Sun'] },
    ])
  })

  it('accept a repeated change', async () => {
    const { id } = await add(me)
    const seen = await revision()
    await edit(me, id, { taken_elsewhere: 3, revision: seen })
    await edit(me, id, { taken_elsewhere: 3, revision: seen })
    expect(await revision()).toBe(seen + 1)
  })

  it('are refused if the merged details are invalid', async () => {
    const { id } = await add(me)
    const seen = await revision()
    await edit(me, id, { seats: 8, revision: seen })
    const refusal = await edit(me, id, { taken_elsewhere: 9, revision: seen }, 400)
    expect(refusal.errors).toMatchObject([{ field: 'taken_elsewhere' }])
    expect(await batches()).toMatchObject([{ seats: 8, taken_elsewhere: 7 }])
  })
})

describe('another user’s batch', () => {
  it('can be added, edited and removed by admins only', async () => {
    const { id } = await add(me)
    const other = await addSignedIn(database)
    await add(other, {}, 403)
    await edit(other, id, { taken_elsewhere: 0 }, 403)
    await remove(other, id, 403)
    await add({}, {}, 401)
    await add(other, {}, 404, 2_147_483_647)
    expect(await batches()).toEqual([{ id, ...edited }])
    const admin = await addSignedIn(database, { isAdmin: true })
    await edit(admin, id, { taken_elsewhere: 0 })
    expect(await batches()).toMatchObject([{ taken_elsewhere: 0 }])
    await remove(admin, id)
    expect(await batches()).toEqual([])
  })
})
