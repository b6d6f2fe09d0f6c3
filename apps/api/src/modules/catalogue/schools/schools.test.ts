import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'

let app: TestApp['app']
let pool: TestApp['database']['pool']

beforeAll(async () => {
  const created = await createTestApp()
  app = created.app
  pool = created.database.pool
  await pool.query(`
    insert into school (slug, name) values ('only-a-name-100001', 'Only a Name');
    insert into school (slug, name, is_active) values ('gone-100002', 'Gone', false);
    insert into school (slug, name, source, source_id, district, state, lat, lng, place_accuracy,
        website, established_on, n_students, facts, filter_ids, absent_filter_ids, description)
      values ('registered-100003', '<b>Registered</b> "School"', 'udise', '0123', 'Mandya',
        'Karnataka', 12.5, 76.9, 'district', 'javascript:alert(1)', '1986-06-01', 240,
        '{"recognition": {"value": "UDISE 29280700114", "source": "UDISE+", "asOf": "2026-03-31"}}',
        '{1,201,263,999}', '{209}',
        '<p>Fine</p><script>alert(1)</script><a href="javascript:x">y</a>');
    insert into school (slug, name, address, city, fees, fee_min, fee_max, files, file_captions)
      values ('with-fees-100004', 'With Fees', '4, Temple Road', 'Mysuru',
        '{"year": "2027–28", "toldOn": "2026-11-02", "rows": [
          {"classes": "Class 1", "admission": 25000, "tuition": 74000, "transport": null,
           "books": 7500}]}', 81500, 81500,
        '["/media/uploads/1/1200x800.jpg"]', '["Front gate"]')`)
})

const read = async (slug: string) => (await app.inject(`/api/schools/${slug}`)).json()

describe('a school’s page', () => {
  it('has null for everything that is not provided', async () => {
    const school = await read('only-a-name-100001')
    expect(school).toMatchObject({
      type: 'School',
      name: 'Only a Name',
      address: '',
      lat: null,
      availability: null,
      fees: null,
      fee_min: null,
      description: null,
      admission_dates: [],
      filters_values: [],
      is_place_approximate: false,
      source: 'Listed on EdBazaar',
    })
    expect(school.facts).toHaveLength(9)
    expect(school.facts.every(({ value }: { value: unknown }) => value === null)).toBe(true)
    expect(school.images).toHaveLength(1)
    expect(school.images[0].is_drawn).toBe(true)
  })

  it('has facts with their sources', async () => {
    const { facts, source, is_place_approximate, address } = await read('registered-100003')
    expect(source).toBe('udise')
    expect(is_place_approximate).toBe(true)
    expect(address).toBe('Mandya, Karnataka')
    expect(facts[0]).toEqual({
      name: 'recognition',
      value: 'UDISE 29280700114',
      source: 'UDISE+',
      as_of: '2026-03-31',
      register: null,
    })
    expect(facts[2]).toEqual({
      name: 'established',
      value: '1986',
      source: null,
      as_of: null,
      register: null,
    })
    expect(facts[3]).toMatchObject({ name: 'students', value: '240' })
  })

  it('separates present from absent filter values, and leaves out hidden ones', async () => {
    const { filters_values, boards } = await read('registered-100003')
    expect(boards).toEqual(['CBSE'])
    expect(filters_values).toEqual([
      { id: 1, name: 'Board', values: [{ id: 1, name: 'CBSE', has: true }] },
      {
        id: 3,
        name: 'Infrastructure',
        values: [
          { id: 201, name: 'Library', has: true },
          { id: 209, name: 'Swimming pool', has: false },
        ],
      },
    ])
  })

  it('removes scripts from the description', async () => {
    const school = await read('registered-100003')
    expect(school.name).toBe('<b>Registered</b> "School"')
    expect(school.website).toBeNull()
    expect(school.description).toBe('<p>Fine</p><a rel="nofollow noopener noreferrer">y</a>')
  })

  it('totals the first year, and has images with captions', async () => {
    const school = await read('with-fees-100004')
    expect(school.fees.rows).toEqual([
      {
        classes: 'Class 1',
        admission: 25_000,
        tuition: 74_000,
        transport: null,
        books: 7_500,
        yearly: 81_500,
        total: 106_500,
      },
    ])
    expect(school.images[0]).toMatchObject({
      caption: 'Front gate',
      is_drawn: false,
      width: 1200,
    })
  })

  it('has six similar schools: those with a common board first, then the nearest, none that is hidden', async () => {
    await pool.query(`
      insert into school (slug, name, lat, lng, filter_ids, is_active)
      select 'near-' || n, 'SchoolMatch ' || n, 20 + n * 0.004, 80, case when n > 7 then '{1,14}'::int[]
        else '{5,14}'::int[] end, n <> 2 from generate_series(0, 11) n`)
    const { similar } = await read('near-0')
    expect(similar.map(({ name }: { name: string }) => name)).toEqual(
      [1, 3, 4, 5, 6, 7].map((n) => `SchoolMatch ${n}`),
    )
    expect(similar[0].distance_km).toBeCloseTo(0.44, 2)
    const other = await read('near-11')
    expect(other.similar.slice(0, 4).map(({ name }: { name: string }) => name)).toEqual(
      [10, 9, 8, 7].map((n) => `SchoolMatch ${n}`),
    )
  })

  it('searches a larger radius if few schools are nearby', async () => {
    await pool.query(`
      insert into school (slug, name, lat, lng) values
        ('lonely-100005', 'Lonely', 30, 70), ('next-100006', 'Next', 30.2, 70.1),
        ('beyond-100007', 'Beyond', 31, 70)`)
    const { similar } = await read('lonely-100005')
    expect(similar.map(({ name }: { name: string }) => name)).toEqual(['Next'])
    expect((await read('only-a-name-100001')).similar).toEqual([])
  })

  it('has the nearest town of that name', async () => {
    await pool.query(`
      insert into place (slug, source, source_id, name, norm, type, state, lat, lng) values
        ('rampur-far', 'test', '1', 'Ram Pur', 'ram pur', 'town', 'Uttar Pradesh', 28.8, 79),
        ('rampur-here', 'test', '2', 'Ram Pur', 'ram pur', 'town', 'Himachal Pradesh', 31.4, 77.6),
        ('rampur-village', 'test', '3', 'Ram Pur', 'ram pur', 'post_office', null, 31.5, 77.6);
      insert into school (slug, name, city, state, lat, lng) values
        ('in-town-100008', 'In Town', 'Ram-Pur', null, 31.5, 77.6),
        ('unplaced-100009', 'Unplaced', 'RAM PUR', 'Uttar Pradesh', null, null),
        ('elsewhere-100010', 'Elsewhere', 'Ram Pur', 'Kerala', 10, 76)`)
    expect((await read('in-town-100008')).place_slug).toBe('rampur-here')
    expect((await read('unplaced-100009')).place_slug).toBe('rampur-far')
    expect((await read('elsewhere-100010')).place_slug).toBeNull()
    expect((await read('only-a-name-100001')).place_slug).toBeNull()
  })

  it('returns 404 if the school is hidden', async () => {
    const response = await app.inject('/api/schools/gone-100002')
    expect(response.statusCode).toBe(404)
    expect(response.json().msg).toBe('There is no school at this address.')
  })

  it('shows changes of the school at once', async () => {
    const before = await app.inject('/api/schools/with-fees-100004')
    await pool.query(`update school set contact_name = 'Anita Rao' where slug = 'with-fees-100004'`)
    const headers = { 'if-none-match': String(before.headers.etag) }
    const after = await app.inject({ url: '/api/schools/with-fees-100004', headers })
    expect(after.statusCode).toBe(200)
    expect(after.json().contact_name).toBe('Anita Rao')
  })
})
