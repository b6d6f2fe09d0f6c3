import { beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../test/app.ts'
import { createContractCheck } from '../test/contract-check.ts'
import { createDemoApp } from '../test/demo.ts'
import { attacks, hasHostileStrings, hostileStrings, shareOf } from '../test/hostile-strings.ts'
import { readConfig } from './config.ts'
import { operationsOf, readContract } from './contract/read-contract.ts'
import { createModules } from './modules/create-modules.ts'
import { createMediaStorage } from './modules/platform/media/media-storage.ts'

type Check = Awaited<ReturnType<typeof createContractCheck>>
let app: TestApp['app']
let database: TestApp['database']
let check: Check
const seeded = { school: '', bare: '', product: '', store: 0, job: 0 }

beforeAll(async () => {
  ;({ app, database } = await createDemoApp())
  check = await createContractCheck()
  const first = async (query: string) => (await database.pool.query(query)).rows[0].found
  seeded.school = await first('select slug found from school where fees is not null limit 1')
  seeded.bare = await first('select slug found from school where description is null limit 1')
  seeded.product = await first('select slug found from product limit 1')
  seeded.store = await first('select id found from store limit 1')
  seeded.job = await first('select id found from job limit 1')
})

/** Sends a request, and expects the status and a body that matches the contract. */
async function send(path: string, query = '', status = 200, url = path) {
  const response = await app.inject(`/api${url}${query}`)
  expect(response.statusCode, response.payload).toBe(status)
  expect(check(path, status, response.json())).toEqual([])
  return response.json()
}

describe('every operation', () => {
  it('has a handler, and every handler has an operation', async () => {
    const { contract } = await readContract()
    const operations = Object.values(contract.paths)
      .flatMap((path) => operationsOf(path))
      .map(({ operationId }) => operationId)
      .sort()
    const config = readConfig({})
    const storage = await createMediaStorage(config)
    const { handlers } = createModules({
      config,
      database,
      storage,
      changes: { version: () => undefined, onPlacesChange: () => {} },
      widgetReleases: [],
    })
    expect(Object.keys(handlers).sort()).toEqual(operations)
  })

  it.each([
    ['/schools/all', ''],
    ['/schools/all', '?counts=false&per_page=100&page=2&sort=name'],
    ['/schools/all', '?lat=12.9784&lng=77.6408&radius=50&sort=distance'],
    ['/schools/all', '?place=indiranagar-bengaluru&filter_ids=1,201&ages=6-11,2.5-6'],
    ['/schools/all', '?fee_min=20000&fee_max=150000&sort=fees'],
    ['/schools/map', '?bounds=5,65,38,98&zoom=4'],
    ['/schools/map', '?bounds=12.9,77.55,13.05,77.72&zoom=13&filter_ids=1&ages=6-11'],
    ['/schools/map', '?bounds=12,77,14,78&zoom=8&lat=12.97&lng=77.64&radius=50'],
    ['/schools/home-autocomplete', '?key=vidya'],
    ['/schools/home-autocomplete', '?key=%E0%A4%B5%E0%A4%BF&lat=26.85&lng=80.95&limit=3'],
    ['/schools/filters', ''],
    ['/schools/filters', '?section=tuitions'],
    ['/schools/filter-autocomplete', '?key=hi&filterObjectName=Languages'],
    ['/stores/products', ''],
    ['/stores/products', '?kind=tuition&filter_ids=35,321&page=1&per_page=5'],
    ['/stores/products', '?lat=12.97&lng=77.64&radius=50&sort=price&age_min=5&age_max=9'],
    ['/stores/products', '?kind=camp&from=2027-04-01&to=2027-06-30&days=Sat,Sun&sort=date'],
    ['/stores/products', '?price_min=1&price_max=20&counts=false'],
    ['/jobs', ''],
    ['/jobs', '?roles=secondary,support&types=full-time&pay_from=20000&sort=pay'],
    ['/places/autocomplete', '?key=beng'],
    ['/places/autocomplete', '?key=560038&lat=12.9&lng=77.6&limit=1'],
    ['/widget/suggestions', '?key=vidya'],
    ['/widget/suggestions', '?key=chess&kind=activities&place=Bengaluru&radius=30&limit=3&lang=hi'],
    ['/widget/releases', ''],
    ['/search', '?query=school%20bengaluru'],
    ['/search', '?query=chess&kind=products&page=1'],
    ['/search', '?query=teacher&kind=jobs'],
    ['/search', '?query=%21%3F'],
    ['/blogs', ''],
    ['/blogs', '?topic=admissions&featured=false&page=1&per_page=2'],
    ['/videos', ''],
    ['/videos', '?kind=contest&page=2&per_page=2'],
    ['/health', ''],
  ])('responds to %s%s as the contract says', async (path, query) => {
    await send(path, query)
  })

  it('returns single records as the contract says', async () => {
    await send('/schools/{slug}', '', 200, `/schools/${seeded.school}`)
    await send('/schools/{slug}', '', 200, `/schools/${seeded.bare}`)
    await send('/products/{slug}', '', 200, `/products/${seeded.product}`)
    await send('/stores/created/store/{id}', '', 200, `/stores/created/store/${seeded.store}`)
    await send('/jobs/{id}', '', 200, `/jobs/${seeded.job}`)
  })

  it.each([
    ['/schools/{slug}', '/schools/no-such-school-100000'],
    ['/products/{slug}', '/products/no-such-product-100000'],
    ['/stores/created/store/{id}', '/stores/created/store/2147483647'],
    ['/jobs/{id}', '/jobs/2147483647'],
    ['/blogs/{url}', '/blogs/no-such-blog'],
    ['/videos/{url}', '/videos/no-such-video'],
    ['/schools/all', '/schools/all?place=no-such-place'],
    ['/stores/products', '/stores/products?place=no-such-place'],
  ])('returns 404 for %s: %s', async (path, url) => {
    await send(path, '', 404, url)
  })

  it.each(['0', '-1', '2147483648', 'one', '1.5'])(
    'refuses the job id %s as the contract says',
    async (id) => {
      const refusal = await send('/jobs/{id}', '', 400, `/jobs/${id}`)
      expect(refusal.errors[0].field).toBe('id')
    },
  )

  it.each([
    '/schools/all',
    '/schools/home-autocomplete',
    '/schools/filters',
    '/schools/filter-autocomplete',
    '/stores/products',
    '/jobs',
    '/places/autocomplete',
    '/widget/suggestions',
    '/widget/releases',
    '/search',
    '/blogs',
    '/videos',
    '/health',
  ])('refuses unknown parameters of %s as the contract says', async (path) => {
    await send(path, '?nonsense=1', 400)
  })
})

describe('hostile strings', () => {
  it.skipIf(!hasHostileStrings)(
    'never cause a server error (needs SAMPLES_DIR)',
    { timeout: 120_000 },
    async () => {
      const strings = [...hostileStrings(), ...attacks()]
      const rounds = urlsWith('').length
      for (const round of urlsWith('').keys()) {
        for (const text of shareOf(strings, round, rounds)) {
          const url = urlsWith(percentEncode(text))[round]
          const response = await app.inject(`/api${url}`)
          expect(response.statusCode, `${url}: ${response.payload}`).toBeLessThan(500)
          expect(response.headers['content-type']).toContain('application/json')
        }
      }
    },
  )
})

/** A URL for every parameter that accepts text. */
const urlsWith = (text: string) => [
  `/schools/home-autocomplete?key=${text}`,
  `/places/autocomplete?key=${text}`,
  `/widget/suggestions?key=${text}`,
  `/widget/suggestions?key=a&place=${text}`,
  `/widget/suggestions?key=a&partner=${text}`,
  `/schools/filter-autocomplete?key=${text}&filterObjectName=Languages`,
  `/schools/filter-autocomplete?key=a&filterObjectName=${text}`,
  `/search?query=${text}`,
  `/schools/all?place=${text}`,
  `/schools/all?filter_ids=${text}`,
  `/schools/all?${text}=1`,
  `/schools/${text}`,
  `/products/${text}`,
  `/stores/created/store/${text}`,
  `/jobs/${text}`,
  `/blogs?topic=${text}`,
  `/blogs/${text}`,
  `/videos?kind=${text}`,
  `/videos/${text}`,
]

/** Encodes every byte, so that lone surrogates become invalid UTF-8. */
const percentEncode = (text: string) =>
  [...Buffer.from(text, 'utf8')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
