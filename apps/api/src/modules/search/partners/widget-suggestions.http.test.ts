import { beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { createContractCheck } from '../../../../test/contract-check.ts'
import { createDemoApp } from '../../../../test/demo.ts'

let app: TestApp['app']
let database: TestApp['database']
let check: Awaited<ReturnType<typeof createContractCheck>>
const path = '/widget/suggestions'

beforeAll(async () => {
  ;({ app, database } = await createDemoApp())
  check = await createContractCheck()
})

async function ask(query: Record<string, string>, status = 200) {
  const response = await app.inject({ url: `/api${path}`, query })
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json())).toEqual([])
  return response.json()
}
type Suggested = { kind: string; name: string; detail: string; url: string }
const suggested = async (query: Record<string, string>): Promise<Suggested[]> =>
  (await ask(query)).suggestions

describe('suggestions for the widget', () => {
  it('match those of our search box, without jobs and stores', async () => {
    const own: { type: string; name: string }[] = (
      await app.inject('/api/schools/home-autocomplete?key=vidya&limit=10')
    ).json()
    const shown = own.filter(({ type }) => type === 'School' || type === 'Product')
    expect(shown.length).toBeGreaterThan(2)
    const names = (await suggested({ key: 'vidya', limit: '10' })).map(({ name }) => name)
    expect(names.slice(0, shown.length)).toEqual(shown.map(({ name }) => name))
  })

  it('have absolute URLs of existing pages', async () => {
    const [school] = await suggested({ key: 'vidya', kind: 'schools' })
    expect(school?.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/schools\/[a-z0-9-]+#widget$/)
    const slug = new URL(school?.url ?? '').pathname.split('/').at(-1)
    expect((await app.inject(`/api/schools/${slug}`)).json().name).toBe(school?.name)
    const [product] = await suggested({ key: 'chess', kind: 'activities' })
    expect(product?.url).toContain('/products/')
  })

  it.each([
    ['tuitions', 'tuition', 'maths'],
    ['activities', 'activity', 'chess'],
    ['camps', 'camp', 'camp'],
    ['workshops', 'workshop', 'workshop'],
    ['schools', 'school', 'school'],
  ])('of %s have the kind %s', async (kind, each, key) => {
    const found = await suggested({ key, kind })
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map((one) => one.kind))).toEqual(new Set([each]))
  })

  it('respect the limit', async () => {
    expect(await suggested({ key: 'school', limit: '3' })).toHaveLength(3)
    expect(await suggested({ key: 'school' })).toHaveLength(6)
  })

  it.each(['Bengaluru', 'bangalore', 'Bengaluru, Karnataka', '12.9716,77.5946'])(
    'near %s lie within the radius, the nearest first',
    async (place) => {
      const found = await suggested({ key: 'school', kind: 'schools', place, radius: '25' })
      expect(found.length).toBeGreaterThan(0)
      const away = found.map(({ detail }) => Number(/· ([\d.]+) km$/.exec(detail)?.[1]))
      expect(away.every((km) => km <= 25)).toBe(true)
      expect(away).toEqual(away.toSorted((a, b) => a - b))
    },
  )

  it('have no distance from a place of which only the rough location is known', async () => {
    const near = { key: 'school', kind: 'schools', place: 'Jayanagar, Bengaluru', radius: '10' }
    const slug = 'jayanagar-bengaluru'
    const { rows } = await database.pool.query(
      `update place set point_rank = 1 from place former
       where place.id = former.id and place.slug = $1 returning former.point_rank as rank`,
      [slug],
    )
    expect(rows).toHaveLength(1)
    const found = await suggested(near)
    await database.pool.query('update place set point_rank = $1 where slug = $2', [
      rows[0].rank,
      slug,
    ])
    expect(found.length).toBeGreaterThan(0)
    for (const { detail } of found) expect(detail).not.toMatch(/km/)
  })

  it('accept PIN codes, also with a blank', async () => {
    const { rows } = await database.pool.query(
      `select pincode from place where type <> 'town' and pincode is not null and point_rank > 1
       order by popularity desc, id limit 1`,
    )
    const pincode: string = rows[0].pincode
    const whole = await suggested({ key: 'school', place: pincode })
    expect(whole[0]?.detail).toMatch(/km$/)
    const split = `${pincode.slice(0, 3)} ${pincode.slice(3)}`
    expect(await suggested({ key: 'school', place: split })).toEqual(whole)
  })

  it('outside the radius are left out, and come last without a radius', async () => {
    const far = { key: 'delhi public school', kind: 'schools', place: '8.0883,77.5385' }
    expect(await suggested({ ...far, radius: '1' })).toEqual([])
    expect((await suggested({ ...far, key: 'school' })).length).toBeGreaterThan(0)
  })

  it('have Hindi labels on request', async () => {
    const asked = { key: 'chess', kind: 'activities', place: 'Bengaluru' }
    const [english] = await suggested(asked)
    const [hindi] = await suggested({ ...asked, lang: 'hi' })
    expect(english?.detail).toMatch(/^Activity · .* km$/)
    expect(hindi?.detail).toMatch(/^गतिविधि · .* किमी$/)
    expect(hindi?.name).toBe(english?.name)
  })

  it('accept misspellings and Devanagari', async () => {
    expect((await suggested({ key: 'vidyalya', kind: 'schools' })).length).toBeGreaterThan(0)
    expect((await suggested({ key: 'विद्या', kind: 'schools' })).length).toBeGreaterThan(0)
  })

  it('begin with the search that the text asks for, and its schools', async () => {
    const [first, ...schools] = await suggested({ key: 'cbse schools in bangalore' })
    expect(first).toMatchObject({ kind: 'search', name: 'CBSE schools in Bengaluru' })
    expect(first?.detail).toMatch(/^\d+ results?$/)
    expect(first?.url).toBe(
      'http://127.0.0.1:3000/global-search-result?query=cbse+schools+in+bangalore&open=list',
    )
    expect(schools).toHaveLength(5)
    for (const { kind, detail } of schools) {
      expect(kind).toBe('school')
      expect(detail).toContain('CBSE')
    }
  })

  it('name the search in Hindi on request', async () => {
    const [first] = await suggested({ key: 'cbse schools in bangalore', lang: 'hi' })
    expect(first?.name).toBe('Bengaluru में CBSE स्कूल')
  })

  it('offer a list of the kind of the widget only', async () => {
    const text = { key: 'maths tuition indiranagar' }
    const [search, ...tuitions] = await suggested({ ...text, kind: 'tuitions' })
    expect(search?.kind).toBe('search')
    expect(new Set(tuitions.map(({ kind }) => kind))).toEqual(new Set(['tuition']))
    const schools = await suggested({ ...text, kind: 'schools' })
    expect(schools.filter(({ kind }) => kind === 'search')).toEqual([])
  })

  it('leave out the search of another place than the radius is around', async () => {
    const near = { place: '8.0883,77.5385', radius: '5' }
    expect(await suggested({ key: 'cbse schools in bangalore', ...near })).toEqual([])
  })

  it.each(['!?', '   ', '🙂'])('are empty for %s', async (key) => {
    expect(await suggested({ key })).toEqual([])
  })

  it('link to all results of the text and the kind', async () => {
    const results = async (query: Record<string, string>) => (await ask(query)).results_url
    const site = 'http://127.0.0.1:3000/global-search-result'
    expect(await results({ key: ' a&b ' })).toBe(`${site}?query=a%26b`)
    expect(await results({ key: 'dps', kind: 'schools' })).toBe(`${site}?query=dps&kind=schools`)
    expect(await results({ key: 'dps', place: 'Kochi, Kerala', radius: '5' })).toBe(
      `${site}?query=dps&place=Kochi%2C+Kerala&radius=5`,
    )
    expect(await results({ key: 'dps', radius: '5' })).toBe(`${site}?query=dps`)
    expect(await results({ key: 'dps', kind: 'camps' })).toBe(`${site}?query=dps&kind=products`)
  })

  it.each([
    [{}, 'key'],
    [{ key: '' }, 'key'],
    [{ key: 'a', kind: 'jobs' }, 'kind'],
    [{ key: 'a', limit: '11' }, 'limit'],
    [{ key: 'a', radius: '0' }, 'radius'],
    [{ key: 'a', lang: 'ta' }, 'lang'],
    [{ key: 'a', place: 'Atlantis' }, 'place'],
    [{ key: 'a', place: '91,0' }, 'place'],
    [{ key: 'a', lat: '12' }, 'lat'],
  ])('return 400 for %j and name %s', async (query: Record<string, string>, field) => {
    expect((await ask(query, 400)).errors).toMatchObject([{ field }])
  })
})
