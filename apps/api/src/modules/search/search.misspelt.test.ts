import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { schools } from '../../db/schema/index.ts'
import { wordKey } from '../platform/text/word-keys.ts'
import { writeDocuments } from './documents/write-documents.repository.ts'

const jaipur = { city: 'Jaipur', state: 'Rajasthan', lat: 26.91, lng: 75.79 }
const udaipur = { city: 'Udaipur', state: 'Rajasthan', lat: 24.58, lng: 73.71 }
const schoolRows = [
  { name: 'Peacock Public School', ...jaipur, filterIds: [1] },
  { name: 'Sandstone Academy', ...jaipur },
  { name: 'Lake Palace Public School', ...udaipur },
  { name: 'Marigold Convent', ...udaipur },
  { name: 'Babu Labh Singh Nagar', ...jaipur },
  { name: 'Babh Vihar', ...udaipur },
  { name: 'Ward Shala Jhijharan', ...jaipur },
  { name: 'Iard Vihar', ...udaipur },
  { name: 'Xaviors Villa', ...udaipur },
  ...Array.from({ length: 20 }, () => ({ name: 'Xaviers School', ...jaipur })),
  { name: 'Little Angels Vidya Mandir', ...udaipur },
  { name: 'Vidya Niketan', ...jaipur },
]

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
  await server.database.db.transaction(async (tx) => {
    const made = await tx
      .insert(schools)
      .values(schoolRows.map((row, i) => ({ slug: `school-${i}`, ...row })))
      .returning({ id: schools.id })
    await writeDocuments(
      tx,
      'school',
      made.map(({ id }) => id),
    )
  })
})

const request = async (path: string, query: Record<string, string>) => {
  const response = await server.app.inject({ url: `/api${path}`, query })
  expect(response.statusCode).toBe(200)
  return response.json()
}
const namesOf = (found: { name: string }[]) => found.map(({ name }) => name)

describe('two misspelt words without a match', () => {
  it.each([
    ['jaipr publik', ['Peacock Public School'], 'jaipur public'],
    ['publik schol jaipr', ['Peacock Public School'], 'public school jaipur'],
    ['marigld convnt', ['Marigold Convent'], 'marigold convent'],
    ['marigld convnt udaipur', ['Marigold Convent'], 'marigold convent udaipur'],
    // The dictionary knows publik, so only two words are misspelt.
    ['jaipr publik peacck', ['Peacock Public School'], 'jaipur public peacock'],
    ['cbse publik jaipr', ['Peacock Public School'], 'cbse public jaipur'],
  ])('"%s" are both corrected', async (query, names, spelling) => {
    const found = await request('/search', { query })
    expect(namesOf(found.schools)).toEqual(names)
    expect(found.did_you_mean).toBe(spelling)
    expect(namesOf(await request('/schools/home-autocomplete', { key: query }))).toEqual(names)
  })

  it('rank nearby schools first with a location', async () => {
    const near = { lat: String(udaipur.lat), lng: String(udaipur.lng) }
    const found = await request('/schools/home-autocomplete', { key: 'pubilc shcool', ...near })
    expect(namesOf(found)[0]).toBe('Lake Palace Public School')
  })

  it.each(['jaipr convnt', 'qqqq zzzz', 'xaipr zublik', 'jaipr pubvvlik peacck'])(
    'are not guessed at for "%s", which nothing can mean',
    async (query) => {
      const found = await request('/search', { query })
      expect(found.schools).toEqual([])
      expect(found.did_you_mean).toBeNull()
    },
  )
})

describe('a misspelt word that a few names have', () => {
  it('is rather its usual spelling, which many more have', async () => {
    const found = await request('/search', { query: 'xaviors' })
    expect(found).toMatchObject({ did_you_mean: 'xaviers', counts: { schools: { value: 20 } } })
    const suggested = await request('/schools/home-autocomplete', { key: 'xaviors' })
    expect(namesOf(suggested).slice(0, 2)).toEqual(['Xaviors Villa', 'Xaviers School'])
  })

  it('is itself if the other words are in those names only', async () => {
    const { schools: found } = await request('/search', { query: 'xaviors villa' })
    expect(namesOf(found)).toEqual(['Xaviors Villa'])
  })
})

describe('a name of words that no school has together', () => {
  it.each([1, 700])(
    'is one with all words but one, with the rarest of them, and says which: in %i documents',
    async (documents) => {
      await server.database.pool.query('update search_term set documents = $1 where key = $2', [
        documents,
        wordKey('angels'),
      ])
      const found = await request('/search', { query: 'little angels vidya niketan' })
      expect(namesOf(found.schools)).toEqual(['Little Angels Vidya Mandir'])
      expect(found.did_you_mean).toBe('little angels vidya')
    },
  )
})

describe('one misspelt word that is a word of other names', () => {
  it.each([
    ['babh labh singh nagar', 'Babu Labh Singh Nagar'],
    ['iard shala jhijharan', 'Ward Shala Jhijharan'],
  ])('"%s" finds the name with all other words', async (query, name) => {
    expect(namesOf(await request('/schools/home-autocomplete', { key: query }))).toEqual([name])
  })
})
