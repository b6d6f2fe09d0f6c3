import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { createSchoolOwner } from '../../../../test/school-owner.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let listing: ProviderClient
let owner: SignedIn
let other: SignedIn
let admin: SignedIn
const paths: Record<'school' | 'store' | 'product', string> = { school: '', store: '', product: '' }
const publicPaths = { ...paths }

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  listing = await createProviderClient(app, database)
  owner = await addSignedIn(database)
  other = await addSignedIn(database)
  admin = await addSignedIn(database, { isAdmin: true })
  const school = await (await createSchoolOwner(app, database)).list(owner)
  const store = await listing.store(owner, 'Kadamba Chess')
  const product = await listing.product(owner, store, { name: 'Chess for beginners' })
  paths.school = `/schools/edit/${school.id}/preview`
  paths.store = `/stores/edit/${store}/preview`
  paths.product = `/stores/products/edit/${product.id}/preview`
  publicPaths.school = `/schools/${school.slug}`
  publicPaths.store = `/stores/created/store/${store}`
  publicPaths.product = `/products/${product.slug}`
})

const hide = async (isActive: boolean) => {
  await database.pool.query('update school set is_active = $1', [isActive])
  await database.pool.query('update store set is_active = $1', [isActive])
}
const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api${path}`, headers })

describe.each(['school', 'store', 'product'] as const)('the preview of a %s', (kind) => {
  it('is the page of the listing, also while it is hidden', async () => {
    await hide(true)
    const shown = await get(publicPaths[kind])
    expect(shown.statusCode).toBe(200)
    const before = (await get(paths[kind], owner.headers)).json()
    // Others see the phone number after a click.
    const phone = before[kind].contact_phone
    const page = phone ? { ...shown.json(), contact_phone: phone } : shown.json()
    expect(before).toEqual({ is_public: true, missing: [], [kind]: page })
    await hide(false)
    expect((await get(publicPaths[kind])).statusCode).toBe(404)
    const hidden = await get(paths[kind], owner.headers)
    expect(hidden.statusCode).toBe(200)
    expect(hidden.json()).toMatchObject({ is_public: false, [kind]: { id: before[kind].id } })
    expect(hidden.headers['cache-control']).toBe('no-store')
  })

  it('is for its owner and admins', async () => {
    await hide(false)
    expect((await get(paths[kind], admin.headers)).statusCode).toBe(200)
    expect((await get(paths[kind], other.headers)).statusCode).toBe(403)
    expect((await get(paths[kind])).statusCode).toBe(401)
    const missing = paths[kind].replace(/\d+/, '999999')
    expect((await get(missing, owner.headers)).statusCode).toBe(404)
  })

  it('ends with the deletion of the listing', async () => {
    await database.pool.query(`update ${kind} set deleted_at = now()`)
    expect((await get(paths[kind], owner.headers)).statusCode).toBe(404)
    await database.pool.query(`update ${kind} set deleted_at = null`)
  })
})

describe('what is missing before a hidden listing can be shown', () => {
  const missing = async (kind: 'school' | 'store' | 'product') =>
    (await get(paths[kind], owner.headers)).json().missing

  it('is the location and a contact for a store, and the store for its products', async () => {
    await hide(false)
    expect(await missing('store')).toEqual(['location', 'contact'])
    expect(await missing('product')).toEqual(['store'])
    expect(await missing('school')).toEqual([])
    await database.pool.query(`update store set lat = 12.3, lng = 76.65, mobile = '9876543210'`)
    expect(await missing('store')).toEqual([])
  })

  it('is room in the plan of its owner, except for admins', async () => {
    await hide(false)
    const { id } = owner
    await database.pool.query(`insert into store (brand_name, owner_id)
      select 'Shown', ${id} from generate_series(1, 5)`)
    await database.pool.query(`insert into school (name, slug, owner_id)
      select 'Shown', 'shown-' || n, ${id} from generate_series(1, 5) n`)
    expect(await missing('store')).toEqual(['plan'])
    expect(await missing('school')).toEqual(['plan'])
    expect((await get(paths.school, admin.headers)).json().missing).toEqual([])
    await hide(true)
    expect(await missing('store')).toEqual([])
  })
})
