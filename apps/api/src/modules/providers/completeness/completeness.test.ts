import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completenessOf, hasText, hasTextInHtml, type Part } from './completeness.ts'
import { firstPopularity, movedPopularity } from './popularity.ts'
import { type ProductParts, productCompleteness } from './product-completeness.ts'
import { type StoreParts, storeCompleteness } from './store-completeness.ts'

const store: StoreParts = {
  files: ['/media/a.webp'],
  descriptionHtml: '<p>Chess for all.</p>',
  contactPerson: 'Meera Iyer',
  email: 'meera@example.in',
  mobile: '9876543210',
  address: '12, 8th Main',
  city: 'Mysuru',
  website: 'https://chess.example',
  companyName: 'Kadamba LLP',
  opensAt: '09:00:00',
  establishedYear: 1998,
  nProducts: 2,
}
const product: ProductParts = {
  files: ['/media/a.webp'],
  descriptionHtml: '<p>Chess for all.</p>',
  price: 0,
  ageMin: 5,
  ageMax: null,
  filterIds: [1],
  nBatches: 1,
}

describe('completeness', () => {
  const parts = fc.array(
    fc.record({
      name: fc.constantFrom<Part['name']>('images', 'email', 'city'),
      weight: fc.integer({ min: 1, max: 50 }),
      isProvided: fc.boolean(),
    }),
  )

  it('is 100 percent only if nothing is missing', () => {
    fc.assert(
      fc.property(parts, (some) => {
        const { percent, missing } = completenessOf(some)
        expect(percent === 100).toBe(missing.length === 0)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('lists the most important missing parts first', () => {
    expect(
      completenessOf([
        { name: 'email', weight: 1, isProvided: false },
        { name: 'city', weight: 3, isProvided: true },
        { name: 'images', weight: 2, isProvided: false },
      ]),
    ).toEqual({ percent: 50, missing: ['images', 'email'] })
  })

  it('ignores blank texts and empty paragraphs', () => {
    expect([hasText(null), hasText(' \n'), hasText('a')]).toEqual([false, false, true])
    expect([null, '', '<p></p>', '<p>&nbsp;<br></p>', '<p>a</p>'].map(hasTextInHtml)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
  })
})

describe('the completeness of a store', () => {
  it.each<[Partial<StoreParts>, string]>([
    [{ files: [] }, 'images'],
    [{ nProducts: 0 }, 'products'],
    [{ descriptionHtml: '<p> </p>' }, 'description'],
    [{ city: null }, 'city'],
    [{ mobile: '' }, 'phone'],
    [{ email: null }, 'email'],
    [{ contactPerson: null }, 'contact_name'],
    [{ address: ' ' }, 'address'],
    [{ companyName: null }, 'company_name'],
    [{ website: null }, 'website'],
    [{ opensAt: null }, 'opening_times'],
    [{ establishedYear: null }, 'established_on'],
  ])('with %j misses %s', (change, missing) => {
    expect(storeCompleteness(store)).toEqual({ percent: 100, missing: [] })
    const found = storeCompleteness({ ...store, ...change })
    expect(found.missing).toEqual([missing])
    expect(found.percent).toBeLessThan(100)
  })
})

describe('the completeness of a product', () => {
  it.each<[Partial<ProductParts>, string]>([
    [{ files: [] }, 'images'],
    [{ nBatches: 0 }, 'batches'],
    [{ descriptionHtml: null }, 'description'],
    [{ price: null }, 'price'],
    [{ filterIds: [] }, 'filters'],
    [{ ageMin: null }, 'ages'],
  ])('with %j misses %s', (change, missing) => {
    expect(productCompleteness(product)).toEqual({ percent: 100, missing: [] })
    expect(productCompleteness({ ...product, ...change }).missing).toEqual([missing])
  })
})

describe('popularity', () => {
  const atPercent = (percent: number) => ({ percent, missing: [] })

  it('rises and falls with completeness', () => {
    const first = firstPopularity(atPercent(20))
    const more = movedPopularity(first, atPercent(20), atPercent(100))
    expect([first, more]).toEqual([0.38, 0.7])
    expect(movedPopularity(more, atPercent(100), atPercent(20))).toBe(first)
  })

  it('stays between 0 and 1', () => {
    expect(movedPopularity(0.9, atPercent(0), atPercent(100))).toBe(1)
    expect(movedPopularity(0.1, atPercent(100), atPercent(0))).toBe(0)
  })
})
