import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'

let app: TestApp['app']

beforeAll(async () => {
  const created = await createTestApp()
  app = created.app
  await created.database.pool.query(`
    insert into school (id, slug, name, city, is_active) values
      (1, 'vidya-niketan-100001', 'Vidya Niketan', 'Pune', true),
      (2, 'hidden-100002', 'Hidden', 'Pune', false);
    insert into job (id, school_id, title, location, city, state, description_html, salary_min,
        salary_max, closes_at, status, updated_at) values
      (1, 1, 'Maths teacher', 'Kothrud, Pune', 'Pune', 'Maharashtra',
        '<p>Teach</p><script>alert(1)</script>', 30000, 45000, '2099-01-31T23:59+05:30', 'live',
        '2026-11-01T12:00:00Z'),
      (2, 1, 'Closed job', 'Pune', null, null, null, null, null, '2020-01-31T23:59+05:30', 'closed', now()),
      (3, 2, 'Of a hidden school', 'Pune', null, null, null, null, null, null, 'live', now()),
      (4, 1, 'Withdrawn', 'Pune', null, null, null, null, null, null, 'paused', now())`)
})

const get = (id: string | number) => app.inject(`/api/jobs/${id}`)

describe('a job', () => {
  it('is returned with its school and without scripts', async () => {
    const response = await get(1)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      id: 1,
      title: 'Maths teacher',
      location: 'Kothrud, Pune',
      description: '<p>Teach</p>',
      salary_min: 30_000,
      salary_max: 45_000,
      closes_on: '2099-01-31',
      school: { name: 'Vidya Niketan', slug: 'vidya-niketan-100001', city: 'Pune' },
      days_left: expect.any(Number),
      updated_at: '2026-11-01T12:00:00.000Z',
    })
    expect(response.json().image.url).toContain('/media/plates/')
  })

  it('is still returned after its closing date', async () => {
    const response = await get(2)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      closes_on: '2020-01-31',
      days_left: expect.any(Number),
      description: null,
    })
  })

  it('has the number of days left, negative after the closing date', async () => {
    expect((await get(1)).json().days_left).toBeGreaterThan(20_000)
    expect((await get(2)).json().days_left).toBeLessThan(-2_000)
    expect((await get(3)).json().days_left).toBeNull()
  })

  it('does not name a hidden school', async () => {
    expect((await get(3)).json().school).toBeNull()
  })

  it.each([4, 99, 2_147_483_647])('returns 404 for the inactive or unknown id %s', async (id) => {
    const response = await get(id)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      code: 'not_found',
      msg: expect.stringContaining('Job'),
    })
  })

  it.each(['0', '-1', '2147483648', 'one', '1.5', '%00'])('refuses the id %s', async (id) => {
    const response = await get(id)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([{ field: 'id', msg: expect.any(String) }])
  })
})
