import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { createProviderClient, type ProviderClient } from '../../../../test/provider-client.ts'
import { addSignedIn, type SignedIn } from '../../../../test/users.ts'
import { parsePlans } from '../../billing/plans/plans.ts'

let app: TestApp['app']
let database: TestApp['database']
let listing: ProviderClient
let me: SignedIn
let store: number

beforeAll(async () => {
  ;({ app, database } = await createTestApp({ config: { plans: parsePlans('free=5/5/4') } }))
  listing = await createProviderClient(app, database)
})
beforeEach(async () => {
  me = await addSignedIn(database)
  store = await listing.store(me)
})

const rows = async (query: string, ...values: unknown[]) =>
  (await database.pool.query(query, values)).rows
/** The id of a filter value, by its name in a section. */
async function valueId(section: string, filter: string, value: string): Promise<number> {
  const found = await rows(
    `select v.id from filter_value v join filter f on f.id = v.filter_id
     where f.section::text = $1 and f.name = $2 and v.name = $3`,
    section,
    filter,
    value,
  )
  return found[0].id
}
const storeProducts = () => rows('select 1 from product where store_id = $1', store)

describe('a new product', () => {
  it('is active and found at once, with all its details', async () => {
    const file = await listing.file(me)
    const oneToOne = await valueId('activities', 'Mode of Training', 'One to one')
    const made = await listing.product(me, store, {
      name: ' Kathak for beginners ',
      mode: 'online',
      files: [file],
      filter_ids: [oneToOne],
      age_min: 5,
      age_max: 12,
      price: 900,
      description_html: '<h2>Kathak</h2><script>alert(1)</script><p>For all.</p>',
    })
    expect(made.slug).toMatch(/^kathak-for-beginners-\d{6}$/)
    const editor = await listing.productEditor(me, made.id)
    expect(editor).toMatchObject({
      name: 'Kathak for beginners',
      kind: 'activity',
      mode: 'online',
      files: [file],
      filter_ids: [oneToOne],
      age_min: 5,
      age_max: 12,
      price: 900,
      price_unit: 'month',
      description_html: '<h2>Kathak</h2><p>For all.</p>',
      is_active: true,
      revision: 1,
      store: { id: store, brand_name: 'Chess Club', is_active: true },
      batches: [],
      completeness: { percent: 80, missing: ['batches'] },
    })
    expect(editor.media).toMatchObject([{ url: file }])
    const page = await app.inject(`/api/products/${made.slug}`)
    expect(page.json()).toMatchObject({ name: 'Kathak for beginners', price: 900 })
    expect((await app.inject('/api/search?query=kathak')).payload).toContain(made.slug)
    const of = await listing.storeEditor(me, store)
    expect(of.products).toMatchObject([{ is_active: true, summary: { slug: made.slug } }])
    expect(of.completeness.missing).not.toContain('products')
  })

  it('gets a romanised slug, or one from its kind', async () => {
    expect((await listing.product(me, store, { name: 'शतरंज' })).slug).toMatch(/^shataranj-\d{6}$/)
    expect((await listing.product(me, store, { name: '将棋' })).slug).toMatch(/^product-\d{6}$/)
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'a\u0007' }, 'name'],
    [{ name: '\u200b' }, 'name'],
    [{ kind: 'school' }, 'kind'],
    [{ mode: 'hybrid' }, 'mode'],
    [{ price: -1 }, 'price'],
    [{ price: 1.5 }, 'price'],
    [{ price_unit: 'year' }, 'price_unit'],
    [{ age_min: 100 }, 'age_min'],
    [{ age_min: 9, age_max: 8 }, 'age_max'],
    [{ filter_ids: [2_147_483_647] }, 'filter_ids'],
    [{ filter_ids: [1, 1] }, 'filter_ids'],
    [{ files: ['/media/uploads/x.webp'] }, 'files'],
    [{ description_html: 'x'.repeat(60_001) }, 'description_html'],
    [{ store_id: 0 }, 'store_id'],
    [{ slug: 'mine' }, 'slug'],
  ])('is refused with %j', async (wrong, field) => {
    const refusal = await listing.product(me, store, wrong, 400)
    expect(refusal.errors).toMatchObject([{ field }])
    expect(await storeProducts()).toEqual([])
  })

  it('can be created by the store’s owner and admins only', async () => {
    const other = await addSignedIn(database)
    await listing.product(other, store, {}, 403)
    await listing.product({}, store, {}, 401)
    await listing.product(me, 2_147_483_647, {}, 404)
    await listing.product(await addSignedIn(database, { isAdmin: true }), store)
    expect(await storeProducts()).toHaveLength(1)
  })

  it('is created once when the request is repeated', async () => {
    const request_key = randomUUID()
    const made = await Promise.all([1, 2, 3].map(() => listing.product(me, store, { request_key })))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(1)
    expect(await storeProducts()).toHaveLength(1)
  })

  it('starts hidden at the plan’s limit, and cannot be shown', async () => {
    const sent = await Promise.all([1, 2, 3, 4, 5, 6].map(() => listing.product(me, store)))
    const hidden = sent.filter(({ is_active: isActive }) => !isActive)
    expect(hidden).toHaveLength(2)
    const show = { field: 'is_active', value: true, revision: 1 }
    const refusal = await listing.editProduct(me, hidden[0].id, show, 409)
    expect(refusal.msg).toContain('4 products in a store')
    expect((await listing.product(me, store)).is_active).toBe(false)
    const { limits } = await listing.storeEditor(me, store)
    expect(limits).toEqual({ products: 4, is_product_limit_exceeded: true })
  })
})

describe('a field of a product', () => {
  it.each([
    ['name', ' Chess ', 'Chess'],
    ['mode', 'home', 'home'],
    ['description_html', '<p>A <a href="//x">b</a></p>', '<p>A b</p>'],
    ['description_html', '', null],
    ['filter_ids', [], []],
    ['ages', { age_min: 2.5, age_max: null }, { age_min: 2.5, age_max: null }],
    ['ages', { age_min: null, age_max: 16 }, { age_min: null, age_max: 16 }],
    ['price', { price: 0, price_unit: 'session' }, { price: 0, price_unit: 'session' }],
    ['price', { price: null, price_unit: 'camp' }, { price: null, price_unit: 'camp' }],
    ['is_active', false, false],
  ])('%s may be %j', async (field, value, stored) => {
    const { id } = await listing.product(me, store)
    const saved = await listing.editProduct(me, id, { field, value, revision: 1 })
    expect(saved).toMatchObject({
      value: stored,
      revision: field === 'filter_ids' ? 1 : expect.any(Number),
    })
    const editor = await listing.productEditor(me, id)
    expect(editor).toMatchObject(
      typeof stored === 'object' && stored !== null && !Array.isArray(stored)
        ? stored
        : { [field]: stored },
    )
  })

  it.each([
    ['name', ''],
    ['name', '\u2066a'],
    ['mode', 'x'],
    ['kind', 'x'],
    ['filter_ids', [2_147_483_647]],
    ['filter_ids', '35'],
    ['ages', { age_min: 9, age_max: 8 }],
    ['ages', { age_min: 9 }],
    ['price', { price: -5, price_unit: 'month' }],
    ['price', 900],
    ['files', 'x'],
    ['files', '["/media/\\u0000"]'],
    ['files', '["/media/x"]'],
    ['is_active', 'x'],
    ['slug', 'x'],
    ['store_id', 1],
  ])('%s may not be %j', async (field, value) => {
    const { id } = await listing.product(me, store)
    const before = await listing.productEditor(me, id)
    await listing.editProduct(me, id, { field, value }, 400)
    expect(await listing.productEditor(me, id)).toEqual(before)
  })

  it('may have several images and videos in any order, or none', async () => {
    const { id } = await listing.product(me, store)
    const [a, b] = [await listing.file(me), await listing.file(me)]
    const save = (files: string[]) =>
      listing.editProduct(me, id, { field: 'files', value: JSON.stringify(files) })
    expect(await save([a, b])).toMatchObject({ value: [a, b], msg: 'Image Updated' })
    expect((await save([b, a])).value).toEqual([b, a])
    expect((await listing.productEditor(me, id)).files).toEqual([b, a])
    expect((await save([])).value).toEqual([])
    expect(
      await rows('select 1 from upload where user_id = $1 and used_at is not null', me.id),
    ).toHaveLength(1)
  })

  it('may have captions for its images, from the start and after every change', async () => {
    const [a, b] = [await listing.file(me), await listing.file(me)]
    const files = [a, { url: b, caption: ' The stage ' }]
    const { id, slug } = await listing.product(me, store, { files })
    const captions = async () => {
      const { images } = (await app.inject(`/api/products/${slug}`)).json()
      return images.map(({ caption }: { caption: string | null }) => caption)
    }
    expect(await captions()).toEqual([null, 'The stage'])
    const save = (value: unknown) =>
      listing.editProduct(me, id, { field: 'files', value: JSON.stringify(value) })
    expect((await save([b, a])).value).toEqual([{ url: b, caption: 'The stage' }, a])
    const { media, summary } = await listing.productEditor(me, id)
    expect([media[0].image.caption, summary.image.caption]).toEqual(['The stage', 'The stage'])
    await save([b, { url: a, caption: 'The door' }])
    expect(await captions()).toEqual(['The stage', 'The door'])
    await save([{ url: b, caption: null }, a])
    expect(await captions()).toEqual([null, 'The door'])
  })

  it.each(['a'.repeat(201), 'Line\nbreak'])('may not have the caption %j', async (caption) => {
    const file = { url: await listing.file(me), caption }
    await listing.product(me, store, { files: [file] }, 400)
    const { id } = await listing.product(me, store)
    const value = JSON.stringify([file])
    expect(
      (await listing.editProduct(me, id, { field: 'files', value }, 400)).errors,
    ).toMatchObject([{ field: 'files' }])
  })

  it('can be edited by the owner and admins only', async () => {
    const { id } = await listing.product(me, store)
    const other = await addSignedIn(database)
    const change = { field: 'name', value: 'Taken over' }
    await listing.editProduct(other, id, change, 403)
    await listing.productEditor(other, id, 403)
    await listing.editProduct({}, id, change, 401)
    await listing.editProduct(other, 2_147_483_647, change, 404)
    await listing.productEditor(other, 2_147_483_647, 404)
    await listing.editProduct(await addSignedIn(database, { isAdmin: true }), id, change)
    expect((await listing.productEditor(me, id)).name).toBe('Taken over')
  })

  it('is not overwritten by an edit of an older revision', async () => {
    const { id } = await listing.product(me, store)
    await listing.editProduct(me, id, { field: 'name', value: 'First', revision: 1 })
    const late = { field: 'name', value: 'Second', revision: 1 }
    expect(await listing.editProduct(me, id, late, 409)).toMatchObject({ code: 'conflict' })
    await listing.editProduct(me, id, { field: 'mode', value: 'home', revision: 1 })
    const entries = await rows(
      `select action, field, before, after, revision, user_id from audit_entry
       where entity = 'product' and entity_id = $1 order by revision`,
      id,
    )
    expect(entries).toMatchObject([
      { action: 'created', field: null, revision: 1, after: { kind: 'activity' } },
      { field: 'name', before: 'Chess for beginners', after: 'First', revision: 2 },
      { field: 'mode', before: 'centre', after: 'home', revision: 3, user_id: me.id },
    ])
  })
})

describe('the mode of a product', () => {
  const filtersOf = async (id: number) =>
    (await rows('select filter_ids from product where id = $1', id))[0].filter_ids

  it('is its only mode of training among the filters, from the start and after every change', async () => {
    const mode = (name: string) => valueId('activities', 'Mode of Training', name)
    const { id } = await listing.product(me, store, {
      mode: 'online',
      filter_ids: [await mode('At home')],
    })
    expect(await filtersOf(id)).toEqual([await mode('Online')])
    await listing.editProduct(me, id, { field: 'mode', value: 'home', revision: 1 })
    expect(await filtersOf(id)).toEqual([await mode('At home')])
    const oneToOne = await mode('One to one')
    await listing.editProduct(me, id, { field: 'filter_ids', value: [oneToOne], revision: 1 })
    expect(await filtersOf(id)).toEqual([await mode('At home'), oneToOne])
    await listing.editProduct(me, id, { field: 'filter_ids', value: [] })
    await listing.editProduct(me, id, { field: 'kind', value: 'tuition' })
    expect(await filtersOf(id)).toEqual([await valueId('tuitions', 'Mode of Training', 'At home')])
    await listing.editProduct(me, id, { field: 'kind', value: 'camp' })
    expect(await filtersOf(id)).toEqual([])
  })
})

describe('the kind of a product', () => {
  it('keeps filter values that the new kind has too', async () => {
    const oneToOne = await valueId('activities', 'Mode of Training', 'One to one')
    const { id } = await listing.product(me, store, { filter_ids: [oneToOne] })
    await listing.editProduct(me, id, { field: 'kind', value: 'tuition' })
    const editor = await listing.productEditor(me, id)
    expect(editor).toMatchObject({
      kind: 'tuition',
      revision: 2,
      filter_ids: [await valueId('tuitions', 'Mode of Training', 'One to one')],
    })
    expect(editor.filters_values.map(({ name }: { name: string }) => name)).toContain('Board')
    const late = { field: 'filter_ids', value: [], revision: 1 }
    await listing.editProduct(me, id, late, 409)
  })

  it('is not changed if filter values would be lost, and the error names them', async () => {
    const cbse = await valueId('tuitions', 'Board', 'CBSE')
    const { id } = await listing.product(me, store, { kind: 'tuition', filter_ids: [cbse] })
    const change = { field: 'kind', value: 'camp' }
    const refusal = await listing.editProduct(me, id, change, 400)
    expect(refusal.errors).toMatchObject([{ field: 'kind', msg: expect.stringContaining('CBSE') }])
    await listing.editProduct(me, id, { field: 'filter_ids', value: [] })
    await listing.editProduct(me, id, change)
    expect((await listing.productEditor(me, id)).kind).toBe('camp')
  })

  it('decides which filter values are allowed', async () => {
    const cbse = await valueId('tuitions', 'Board', 'CBSE')
    const { id } = await listing.product(me, store)
    const change = { field: 'filter_ids', value: [cbse] }
    const refusal = await listing.editProduct(me, id, change, 400)
    expect(refusal.msg).toContain('filters of activities')
  })

  it('is returned with the pending filter requests', async () => {
    const { id } = await listing.product(me, store, { name: 'Silambam' })
    const body = {
      name: 'Silambam',
      category: 'Activities',
      value: 'Silambam',
      section: 'activities',
    }
    await listing.send('POST', '/stores/add-filters', me, { body, status: 201 })
    expect((await listing.productEditor(me, id)).requested_filters).toMatchObject([
      { category: 'Activities', value: 'Silambam' },
    ])
  })
})
