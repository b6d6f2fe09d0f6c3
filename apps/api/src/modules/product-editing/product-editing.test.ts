import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { createListing, type Listing } from '../../../test/listing.ts'
import { addSignedIn, type SignedIn } from '../../../test/users.ts'

let app: TestApp['app']
let database: TestApp['database']
let listing: Listing
let me: SignedIn
let store: number

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  listing = await createListing(app, database)
})
beforeEach(async () => {
  me = await addSignedIn(database)
  store = await listing.store(me)
})

describe('what a store offers', () => {
  it('is live and found at once', async () => {
    const made = await listing.product(me, store, { name: 'Kathak for beginners' })
    expect(made.slug).toMatch(/^kathak-for-beginners-\d{6}$/)
    const editor = await listing.productEditor(me, made.id)
    expect(editor).toMatchObject({
      ...{ name: 'Kathak for beginners', kind: 'activity', price: null, batches: [], revision: 1 },
      ...{ store: { id: store, brand_name: 'Chess Club', is_active: true }, is_active: true },
    })
    expect(editor.filters_values.length).toBeGreaterThan(0)
    expect((await app.inject(`/api/products/${made.slug}`)).json().name).toBe(
      'Kathak for beginners',
    )
  })

  it('is edited', async () => {
    const { id } = await listing.product(me, store)
    for (const change of [
      { field: 'ages', value: { age_min: 2.5, age_max: null } },
      { field: 'price', value: { price: 900, price_unit: 'session' } },
      { field: 'kind', value: 'camp' },
      { field: 'filter_ids', value: [] },
    ]) {
      const saved = await listing.editProduct(me, id, change)
      expect(saved.value).toEqual(change.value)
    }
    const editor = await listing.productEditor(me, id)
    expect(editor).toMatchObject({ age_min: 2.5, age_max: null, price: 900, price_unit: 'session' })
  })
})
