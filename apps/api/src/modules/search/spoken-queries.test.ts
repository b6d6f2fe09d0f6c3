import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { filters, filterValues, products, schools, stores } from '../../db/schema/index.ts'
import { uncachedReads } from '../platform/changes/cached-reads.ts'
import { writeDocuments } from './documents/write-documents.repository.ts'
import { createSearch, type Search } from './search.service.ts'
import { createCandidatesRepository } from './suggest/candidates.repository.ts'

const pune = { city: 'Pune', state: 'Maharashtra', lat: 18.52, lng: 73.85 }
const bengaluru = { city: 'Bengaluru', state: 'Karnataka', lat: 12.91, lng: 77.64 }
const schoolRows = [
  { name: 'Kendriya Vidyalaya', ...pune },
  { name: 'Gulmohar International School', ...pune },
  { name: 'Meadows English Medium', ...bengaluru },
  { name: 'Banyan Tree Academy', ...bengaluru, pincode: '560102' },
  { name: 'ज्ञान शिशु निकेतन', city: 'Patna', state: 'Bihar' },
  { name: 'नव चेतना विद्यालय', city: 'Patna', state: 'Bihar' },
  { name: 'Balbhavan', city: 'Dispur', state: 'Assam' },
  { name: 'Ganga Vihar School', city: 'Patna', state: 'Bihar', address: 'Kankarbagh' },
]
const storeNames = ['Rang Studio', 'The Dance and Swimming House', 'Chess Point', 'Cress Kala']
const productRows = [
  { name: 'Knights and Pawns', kind: 'activity', of: 'Rang Studio', about: 'Chess' },
  { name: 'A Play in Ten Days', kind: 'workshop', of: 'Rang Studio', about: 'Theatre' },
  { name: 'Bharatanatyam', kind: 'activity', of: 'Rang Studio', about: 'Dance' },
  { name: 'Water Babies', kind: 'activity', of: 'Rang Studio', about: 'Swimming' },
  { name: 'Maths at Home', kind: 'tuition', of: 'The Dance and Swimming House', about: null },
  { name: 'Robots that Draw', kind: 'workshop', of: 'Rang Studio', about: 'Robotics' },
  { name: 'Khayal and Thumri', kind: 'activity', of: 'Rang Studio', about: 'Music' },
  { name: 'Paints and Brushes', kind: 'camp', of: 'Rang Studio', about: null },
] as const
const sectionOf = {
  activity: 'activities',
  workshop: 'workshops',
  camp: 'camps',
  tuition: 'tuitions',
} as const

let search: Search

beforeAll(async () => {
  const { db, pool } = await createTestDatabase()
  search = createSearch(createCandidatesRepository(pool, uncachedReads))
  await db.transaction(async (tx) => {
    const madeSchools = await tx
      .insert(schools)
      .values(schoolRows.map((row, i) => ({ slug: `school-${i}`, ...row })))
      .returning()
    await writeDocuments(
      tx,
      'school',
      madeSchools.map(({ id }) => id),
    )
    const madeStores = await tx
      .insert(stores)
      .values(storeNames.map((brandName) => ({ brandName })))
      .returning()
    await writeDocuments(
      tx,
      'store',
      madeStores.map(({ id }) => id),
    )
    const sections = await tx.select().from(filters)
    const allValues = await tx.select().from(filterValues)
    const values = productRows.map(({ name, kind, of, about }, i) => {
      const own = sections.filter(({ section }) => section === sectionOf[kind])
      const choice = allValues.find(
        (each) => each.name === about && own.some(({ id }) => id === each.filterId),
      )
      const storeId = madeStores.find(({ brandName }) => brandName === of)?.id ?? 0
      const filterIds = choice ? [choice.id] : []
      const ways = { mode: 'centre', priceUnit: 'month' } as const
      return { name, kind, storeId, filterIds, slug: `product-${i}`, city: 'Pune', ...ways }
    })
    const madeProducts = await tx.insert(products).values(values).returning()
    await writeDocuments(
      tx,
      'product',
      madeProducts.map(({ id }) => id),
    )
  })
})

const suggested = async (key: string, location: { lat: number; lng: number } | null = null) =>
  (await search.suggest({ key, location, limit: 10 })).map(({ name }) => name)
const all = (query: string, kind: 'all' | 'stores' = 'all') =>
  search.results({ query, kind, location: null, page: 1 })

describe('queries in everyday language', () => {
  it.each(['schools in pune', 'best school in pune', 'top schools of Pune'])(
    'finds every school of the town for "%s"',
    async (query) => {
      const { shown, counts } = await all(query)
      const names = shown.schools.map(({ name }) => name).sort()
      expect(names).toEqual(['Gulmohar International School', 'Kendriya Vidyalaya'])
      expect(counts.schools).toEqual({ value: 2, is_exact: true })
    },
  )

  it('finds nearby schools first for "school near me"', async () => {
    const found = await suggested('school near me', { lat: 18.5, lng: 73.8 })
    expect(found[0]).toBe('Gulmohar International School')
    expect(found).not.toContain('Meadows English Medium')
  })

  it.each(['560102', '560 102', 'schools in 560102', '5601'])(
    'finds the school of the pincode for "%s"',
    async (query) => {
      expect(await suggested(query)).toEqual(['Banyan Tree Academy'])
    },
  )
})

describe('Hindi in Latin letters', () => {
  it.each([
    ['gyan shishu niketan', 'ज्ञान शिशु निकेतन'],
    ['gyan', 'ज्ञान शिशु निकेतन'],
    ['gyaan', 'ज्ञान शिशु निकेतन'],
    ['gnyan', 'ज्ञान शिशु निकेतन'],
    ['jnan', 'ज्ञान शिशु निकेतन'],
    ['jnana', 'ज्ञान शिशु निकेतन'],
    ['navchetna', 'नव चेतना विद्यालय'],
    ['navchetna vidyalay', 'नव चेतना विद्यालय'],
    ['bal bhavan', 'Balbhavan'],
  ])('"%s" finds %s', async (key, name) => {
    expect(await suggested(key)).toEqual([name])
    expect((await all(key)).did_you_mean).toBeNull()
  })
})

describe('subjects', () => {
  it.each([
    ['dance', 'Bharatanatyam'],
    ['dancing', 'Bharatanatyam'],
    ['swimming', 'Water Babies'],
    ['robotics', 'Robots that Draw'],
    ['robot', 'Robots that Draw'],
    ['robotcs', 'Robots that Draw'],
    ['singing', 'Khayal and Thumri'],
    ['painting', 'Paints and Brushes'],
    ['chess club', 'Knights and Pawns'],
    ['dance classes in pune', 'Bharatanatyam'],
  ])('"%s" finds %s', async (query, name) => {
    expect((await all(query)).shown.products[0]?.name).toBe(name)
  })

  it('ranks products on the subject before products of a store with that name', async () => {
    const { shown } = await all('swimming')
    expect(shown.products.map(({ name }) => name)).toEqual(['Water Babies', 'Maths at Home'])
  })
})

describe('queries without a match', () => {
  it.each(['ryan', 'qqqq', 'xqzzy', 'dps', 'kkkk pune'])(
    'is not guessed at for "%s"',
    async (key) => {
      expect(await suggested(key)).toEqual([])
      const { counts, did_you_mean } = await all(key)
      expect(Object.values(counts).map(({ value }) => value)).toEqual([0, 0, 0, 0])
      expect(did_you_mean).toBeNull()
    },
  )

  it('still corrects one letter', async () => {
    expect(await suggested('gulmohr')).toEqual(['Gulmohar International School'])
    expect((await all('gulmobar')).did_you_mean).toBe('gulmohar')
  })

  it('has the same counts for all kinds and for one', async () => {
    const ofAll = await all('chess')
    expect(ofAll.counts.stores).toEqual({ value: 1, is_exact: true })
    expect(ofAll.shown.stores.map(({ name }) => name)).toEqual(['Chess Point'])
    const ofOne = await all('chess', 'stores')
    expect(ofOne.counts.stores).toEqual({ value: 1, is_exact: true })
    expect(ofOne.shown.stores.map(({ name }) => name)).toEqual(['Chess Point'])
  })
})
