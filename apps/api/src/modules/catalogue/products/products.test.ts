import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'

let app: TestApp['app']
let database: TestApp['database']

beforeAll(async () => {
  ;({ app, database } = await createTestApp())
  await database.pool.query(`
    insert into store (id, brand_name, city, is_active, description_html, is_verified) values
      (1, 'Second Bench', 'Pune', true, '<p>a</p><script>b</script>', true),
      (2, 'Closed Shop', 'Pune', false, null, false);
    insert into product (store_id, slug, name, kind, mode, price, price_unit, filter_ids, popularity,
        is_active) values
      (1, 'maths-100001', 'Maths', 'tuition', 'centre', 1900, 'month', '{35,321,332}', 0.9, true),
      (1, 'maths-online-100002', 'Maths online', 'tuition', 'online', null, 'month', '{35,322,331}',
        0.8, true),
      (1, 'science-100003', 'Science', 'tuition', 'centre', 2100, 'month', '{26,321,332}', 0.7, true),
      (1, 'chess-100004', 'Chess', 'activity', 'centre', 900, 'month', '{109}', 0.6, true),
      (1, 'hidden-100005', 'Hidden', 'tuition', 'centre', 1, 'month', '{35}', 1, false),
      (2, 'of-closed-100006', 'Of closed', 'tuition', 'centre', 1, 'month', '{35}', 1, true);
    insert into batch (product_id, name, days, starts_on, start_time, end_time, seats, taken_elsewhere)
      select id, 'Batch A', '{Mon,Wed}'::text[], '2091-01-04'::date, '16:30'::time, '18:00'::time, 12, 7 from product
      where slug = 'maths-100001'
      union all
      select id, 'Batch B', '{Sat}'::text[], '2090-12-02'::date, '09:00'::time, '11:00'::time, 10, 8 from product
      where slug = 'maths-100001'`)
})

const list = async (query: string) => (await app.inject(`/api/stores/products${query}`)).json()
const names = (found: { data: { name: string }[] }) => found.data.map(({ name }) => name)

describe('the list of products', () => {
  it('contains the public products of public stores, the most popular first', async () => {
    const found = await list('')
    expect(names(found)).toEqual(['Maths', 'Maths online', 'Science', 'Chess'])
    expect(found).toMatchObject({ total: 4, page: 1, per_page: 20, totalPages: 1 })
  })

  it('filters by kind', async () => {
    expect(names(await list('?kind=activity'))).toEqual(['Chess'])
  })

  it('matches one value of every selected filter', async () => {
    expect(names(await list('?filter_ids=35,26'))).toEqual(['Maths', 'Maths online', 'Science'])
    expect(names(await list('?filter_ids=35,26,321'))).toEqual(['Maths', 'Science'])
    expect(names(await list('?filter_ids=35,331'))).toEqual(['Maths online'])
    expect(names(await list('?filter_ids=2147483647'))).toEqual([])
  })

  it('is paged, and keeps the total after the last page', async () => {
    const second = await list('?per_page=3&page=2')
    expect(names(second)).toEqual(['Chess'])
    expect(second).toMatchObject({ total: 4, totalPages: 2 })
    expect(await list('?per_page=3&page=1000')).toMatchObject({ data: [], total: 4, totalPages: 2 })
  })

  it('shows the next batch with free seats, and has no values without batches', async () => {
    const [maths, online] = (await list('')).data
    expect(maths).toMatchObject({
      n_batches: 2,
      seats: 10,
      seats_left: 2,
      days: ['Sat'],
      starts_on: '2090-12-02',
      store_name: 'Second Bench',
      price: 1900,
    })
    expect(online).toMatchObject({ n_batches: 0, seats_left: null, days: [], starts_on: null })
  })

  it('shows the batch that meets on the requested days', async () => {
    const [maths] = (await list('?days=Wed')).data
    expect(maths).toMatchObject({ n_batches: 1, days: ['Mon', 'Wed'], seats: 12, seats_left: 5 })
  })

  it('shows a full batch only if all are full', async () => {
    await database.pool.query("update batch set taken_elsewhere = 10 where name = 'Batch B'")
    expect((await list('')).data[0]).toMatchObject({ n_batches: 2, days: ['Mon', 'Wed'] })
    await database.pool.query("update batch set taken_elsewhere = 8 where name = 'Batch B'")
  })
})

describe('a product', () => {
  it('is found by a former slug', async () => {
    await database.pool.query(`insert into product_former_slug (slug, product_id)
      select 'product-345678', id from product where slug = 'maths-100001'`)
    const found = await app.inject('/api/products/product-345678')
    expect(found.json()).toMatchObject({ slug: 'maths-100001', name: 'Maths' })
  })

  it('has its batches, the earliest first, its filter values and its store', async () => {
    const product = (await app.inject('/api/products/maths-100001')).json()
    expect(product.batches).toMatchObject([
      { name: 'Batch B', start_time: '09:00', end_time: '11:00', days: ['Sat'] },
      { name: 'Batch A', start_time: '16:30', seats_left: 5, ends_on: null },
    ])
    expect(product.filters_values.map(({ name }: { name: string }) => name)).toEqual([
      'Subjects',
      'Board',
      'Mode of Training',
    ])
    expect(product.store).toMatchObject({
      mobile: null,
      email: null,
      id: 1,
      brand_name: 'Second Bench',
      city: 'Pune',
      is_verified: true,
      n_products: 4,
    })
  })

  it.each(['hidden-100005', 'of-closed-100006', 'nothing-100000'])(
    'returns 404 if it is hidden: %s',
    async (slug) => {
      expect((await app.inject(`/api/products/${slug}`)).statusCode).toBe(404)
    },
  )
})

describe('a store', () => {
  it('has its public products and sanitised HTML', async () => {
    const store = (await app.inject('/api/stores/created/store/1')).json()
    expect(store.description_html).toBe('<p>a</p>')
    expect(store.products.map(({ name }: { name: string }) => name)).toEqual([
      'Maths',
      'Maths online',
      'Science',
      'Chess',
    ])
    expect(store.images).toHaveLength(1)
  })

  it('returns 404 if it is hidden', async () => {
    expect((await app.inject('/api/stores/created/store/2')).statusCode).toBe(404)
  })
})
