import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'

let app: TestApp['app']

beforeAll(async () => {
  const created = await createTestApp()
  app = created.app
  await created.database.pool.query(`
    insert into place (slug, source, source_id, name, norm, type, state, lat, lng, point_rank) values
      ('mysuru', 'test', '1', 'Mysuru', 'mysuru', 'town', 'Karnataka', 12.3, 76.65, 6),
      ('mysore-road', 'test', '2', 'Mysore Road', 'mysore road', 'locality', 'Karnataka', 12.3, 76.65, 1);
    insert into school (slug, name, is_active, lat, lng, filter_ids, absent_filter_ids, fees,
        fee_min, fee_max) values
      ('detailed-100001', 'Detailed', true, 12.4, 76.65, '{1,201}', '{209}',
        '{"year": "2027–28", "toldOn": "2026-11-02", "rows": [
          {"classes": "Class 1", "admission": 25000, "tuition": 74000, "transport": null,
           "books": 7500}]}', 106500, 106500),
      ('sparse-100002', 'Sparse', true, null, null, '{}', '{}', null, null, null),
      ('gone-100003', 'Gone', false, null, null, '{}', '{}', null, null, null)`)
})

const compare = (query: string) => app.inject(`/api/schools/compare?${query}`)

describe('comparing schools', () => {
  it('keeps the requested order and names unknown slugs', async () => {
    const response = await compare('slugs=sparse-100002,gone-100003,detailed-100001,never-100004')
    expect(response.statusCode).toBe(200)
    const { schools, unknown, place } = response.json()
    expect(schools.map(({ summary }: { summary: { name: string } }) => summary.name)).toEqual([
      'Sparse',
      'Detailed',
    ])
    expect(unknown).toEqual(['gone-100003', 'never-100004'])
    expect(place).toBeNull()
  })

  it('returns the same fees, facts and facilities as the school page', async () => {
    const { schools } = (await compare('slugs=detailed-100001')).json()
    const page = (await app.inject('/api/schools/detailed-100001')).json()
    for (const part of ['facts', 'fees', 'admission_dates', 'filters_values', 'seats_total'])
      expect([part, schools[0][part]]).toEqual([part, page[part]])
    expect(schools[0].summary).toMatchObject({ boards: ['CBSE'], fee_min: 106_500 })
  })

  it('returns distances from a place if both locations are known', async () => {
    const { schools, place } = (
      await compare('slugs=detailed-100001,sparse-100002&place=mysuru')
    ).json()
    expect(place.name).toBe('Mysuru')
    expect(schools[0].summary.distance_km).toBeCloseTo(11.12, 1)
    expect(schools[1].summary.distance_km).toBeNull()
  })

  it('returns no distances from a place of which only the rough location is known', async () => {
    const { schools, place } = (await compare('slugs=detailed-100001&place=mysore-road')).json()
    expect(place).toMatchObject({ name: 'Mysore Road', is_approximate: true })
    expect(schools[0].summary.distance_km).toBeNull()
  })

  it('compares without distances if the place is unknown', async () => {
    const { schools, place } = (await compare('slugs=detailed-100001&place=nowhere')).json()
    expect(schools).toHaveLength(1)
    expect(place).toBeNull()
  })

  it.each([
    ['nothing', ''],
    ['an empty list', 'slugs='],
    ['five schools', 'slugs=a-1,b-2,c-3,d-4,e-5'],
    ['a school twice', 'slugs=a-1,a-1'],
    ['what is no slug', `slugs=${encodeURIComponent("' or 1=1 --")}`],
  ])('returns 400 for %s and names the field', async (_, query) => {
    const response = await compare(query)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].field).toMatch(/^slugs/)
  })
})
