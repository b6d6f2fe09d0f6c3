import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import type { PlaceInput } from '../../platform/places/place-row.ts'
import { writePlaces } from '../../platform/places/write-places.repository.ts'

let app: TestApp['app']
let database: TestApp['database']
let listing: ProviderClient
let me: SignedIn
let store: number
let product: { id: number; slug: string }

const town = (name: string, state: string, lat: number, lng: number): PlaceInput => ({
  source: 'test',
  sourceId: `${name}/${state}`,
  name,
  district: name,
  state,
  lat,
  lng,
  type: 'town',
  pincode: null,
  pointRank: 6,
  popularity: lat / 100,
})

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  listing = await createProviderClient(app, database)
  await writePlaces(database.db, [
    town('Mysuru', 'Karnataka', 12.3, 76.65),
    town('Hubballi', 'Karnataka', 15.36, 75.12),
    town('Aurangabad', 'Bihar', 24.75, 84.37),
    town('Aurangabad', 'Maharashtra', 19.87, 75.34),
    { ...town('Hubballi', 'Odisha', 80, 80), type: 'locality' },
  ])
})

let made = 0
beforeEach(async () => {
  me = await addSignedIn(database)
  made += 1
  store = await listing.store(me, `Zephyrus Nr${made}`)
  product = await listing.product(me, store, { name: `Kalari Nr${made}` })
})

const answer = async (path: string) => app.inject(`/api${path}`)
const suggested = async (key: string) =>
  (await answer(`/schools/home-autocomplete?key=${encodeURIComponent(key)}`)).payload
const searched = async (query: string) =>
  (await answer(`/search?query=${encodeURIComponent(query)}`)).payload
const listText = async (more = '') => (await answer(`/stores/products?per_page=100${more}`)).payload
const save = (field: string, value: unknown) => listing.editStore(me, store, { field, value })
const where = async (table: 'store' | 'product', id: number) => {
  const query = `select city, district, state, lat, lng from ${table} where id = $1`
  return (await database.pool.query(query, [id])).rows[0]
}

describe('a deactivated store', () => {
  const seen = async () => ({
    page: (await answer(`/stores/created/store/${store}`)).statusCode,
    product: (await answer(`/products/${product.slug}`)).statusCode,
    inList: (await listText()).includes(product.slug),
    suggested: (await suggested(`zephyrus nr${made}`)).includes('Zephyrus'),
    found: (await searched(`kalari nr${made}`)).includes(product.slug),
  })
  beforeEach(async () => {
    await save('mobile', '9845000000')
    await save('city', 'Mysore')
  })
  const everywhere = { page: 200, product: 200, inList: true, suggested: true, found: true }

  it('hides with its products, and returns when activated', async () => {
    expect(await seen()).toEqual(everywhere)
    await save('is_active', false)
    expect(await seen()).toEqual({
      page: 404,
      product: 404,
      inList: false,
      suggested: false,
      found: false,
    })
    expect(await listing.productEditor(me, product.id)).toMatchObject({
      is_active: true,
      store: { is_active: false },
    })
    const unseen = await listing.product(me, store, { name: `Hidden Nr${made}` })
    expect((await answer(`/products/${unseen.slug}`)).statusCode).toBe(404)
    await save('is_active', true)
    expect(await seen()).toEqual(everywhere)
  })

  it('does not activate its inactive products', async () => {
    await listing.editProduct(me, product.id, { field: 'is_active', value: false })
    expect(await seen()).toEqual({ ...everywhere, product: 404, inList: false, found: false })
    await save('is_active', false)
    await save('is_active', true)
    expect((await seen()).product).toBe(404)
  })
})

describe('the name of a store', () => {
  it('changes on its page, its products and in search at once', async () => {
    await save('brand_name', `Vasanta Nr${made}`)
    expect((await answer(`/stores/created/store/${store}`)).json().brand_name).toContain('Vasanta')
    expect((await answer(`/products/${product.slug}`)).json().store.brand_name).toContain('Vasanta')
    expect(await suggested(`vasanta nr${made}`)).toContain(`Vasanta Nr${made}`)
    expect(await searched(`vasanta nr${made}`)).toContain(product.slug)
    expect(await suggested(`zephyrus nr${made}`)).not.toContain(`Zephyrus Nr${made}`)
  })
})

describe('the city of a store', () => {
  const mysuru = { district: 'Mysuru', state: 'Karnataka', lat: 12.3, lng: 76.65 }

  it('locates the store and its products', async () => {
    await save('city', 'Mysore')
    expect(await where('store', store)).toEqual({ city: 'Mysore', ...mysuru })
    expect(await where('product', product.id)).toEqual({ city: 'Mysore', ...mysuru })
    const later = await listing.product(me, store)
    expect(await where('product', later.id)).toEqual({ city: 'Mysore', ...mysuru })
    expect(await listText('&lat=12.3&lng=76.65&radius=5')).toContain(product.slug)
    await save('city', 'Hubballi')
    expect(await where('product', later.id)).toMatchObject({ city: 'Hubballi', lat: 15.36 })
    expect(await listText('&lat=12.3&lng=76.65&radius=5')).not.toContain(product.slug)
    expect(await searched(`kalari nr${made} hubli`)).toContain(product.slug)
  })

  it.each([
    ['Aurangabad', 'Bihar'],
    ['Aurangabad, Maharashtra, India', 'Maharashtra'],
    ['aurangabad , bihar', 'Bihar'],
    ['Hubballi', 'Karnataka'],
    ['Hubli', 'Karnataka'],
    ['Nowhere', null],
    ['Hub', null],
    ['...', null],
  ])('%s is in %s', async (city, state) => {
    await save('city', city)
    expect(await where('store', store)).toMatchObject({ city, state })
  })

  it('keeps the location if only its spelling changes', async () => {
    await database.pool.query(
      `update store set city = 'Mysuru', district = 'Mysuru', lat = 12.31, lng = 76.6 where id = $1`,
      [store],
    )
    await save('city', 'MYSURU')
    expect(await where('store', store)).toMatchObject({ city: 'MYSURU', lat: 12.31, lng: 76.6 })
  })

  it('does not move products in another location', async () => {
    await database.pool.query(
      `update product set city = 'Pune', lat = 18.5, lng = 73.8 where id = $1`,
      [product.id],
    )
    await save('city', 'Mysuru')
    expect(await where('product', product.id)).toMatchObject({ city: 'Pune', lat: 18.5 })
  })
})

describe('a filled-in store', () => {
  it('is more complete and ranks higher', async () => {
    const popularity = async () =>
      (await database.pool.query('select popularity from store where id = $1', [store])).rows[0]
        .popularity
    const before = { ...(await listing.storeEditor(me, store)), popularity: await popularity() }
    expect(before.completeness.missing).toEqual([
      'description',
      'city',
      'phone',
      'email',
      'opening_times',
      'contact_name',
      'address',
      'website',
      'company_name',
      'established_on',
    ])
    await save('description_html', '<p>Chess for all ages.</p>')
    await save('mobile', '9876543210')
    const after = await listing.storeEditor(me, store)
    expect(after.completeness.percent).toBe(before.completeness.percent + 25)
    expect(await popularity()).toBeCloseTo(before.popularity + 0.1, 5)
    await save('description_html', null)
    expect(await popularity()).toBeCloseTo(before.popularity + 0.04, 5)
  })
})
