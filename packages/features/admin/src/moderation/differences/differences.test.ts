// @vitest-environment jsdom
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import { describe, expect, test } from 'vitest'
import type { Change } from '../case-types'
import { messages } from '../messages'
import { differenceOf, textOfValue } from './differences'

const t = createI18n(defaultLanguage).translate(messages, productMessages)

const changeOf = (given: Partial<Change>): Change => ({
  field: 'description',
  kind: 'text',
  before: null,
  after: null,
  is_held: false,
  can_reject: true,
  findings: [],
  ...given,
})
const finding = (excerpt: string) =>
  ({ code: 'ranking', field: null, excerpt, amount: null }) as const

describe('a short text', () => {
  test('is shown in two columns, with the words that differ', () => {
    const change = changeOf({ before: 'Vidya Public School', after: 'Vidya World School' })
    expect(differenceOf(change, t)).toEqual({
      kind: 'sides',
      before: {
        parts: [{ text: 'Vidya ' }, { text: 'Public', change: 'removed' }, { text: ' School' }],
      },
      after: {
        parts: [{ text: 'Vidya ' }, { text: 'World', change: 'added' }, { text: ' School' }],
      },
    })
  })

  test('without a value has an empty side', () => {
    const difference = differenceOf(changeOf({ after: 'https://vidya.example' }), t)
    expect(difference).toMatchObject({ kind: 'sides', before: { parts: [] } })
  })

  test('in Hindi is compared by words', () => {
    const change = changeOf({ before: 'ज्ञानदीप विद्या मंदिर', after: 'ज्ञानदीप बाल मंदिर' })
    const difference = differenceOf(change, t)
    const parts = difference.kind === 'sides' ? difference.after.parts : []
    expect(parts.filter((part) => part.change === 'added').map(({ text }) => text)).toEqual(['बाल'])
  })
})

describe('a long text', () => {
  const rest = 'teaches pupils from Nursery to Class 12 in small classes. '.repeat(3)

  test('is one paragraph that counts its words', () => {
    const change = changeOf({
      kind: 'html',
      before: `<p>The school has two teachers.</p><p>It ${rest}</p>`,
      after: `<p>The school has three kind teachers.</p><p>It ${rest}</p>`,
    })
    expect(differenceOf(change, t)).toMatchObject({
      kind: 'text',
      summary: '1 word removed, 2 added',
    })
  })

  test('outlines what a finding is about, over the edges of parts', () => {
    const change = changeOf({
      before: `Our school ${rest}`,
      after: `Our No. 1 school ${rest}`,
      findings: [finding('No. 1 school')],
    })
    const difference = differenceOf(change, t)
    const parts = difference.kind === 'text' ? difference.parts : []
    const marked = parts.filter(({ isMarked }) => isMarked).map(({ text }) => text)
    expect(marked.join('')).toBe('No. 1 school')
    expect(parts.map(({ text }) => text).join('')).toBe(change.after)
  })
})

test('a set has what came, what went and how much stays', () => {
  const change = changeOf({
    kind: 'list',
    before: ['Hostel', 'Library'],
    after: ['Library', 'Swimming pool'],
  })
  expect(differenceOf(change, t)).toEqual({
    kind: 'set',
    added: ['Swimming pool'],
    removed: ['Hostel'],
    rest: '1 unchanged',
  })
})

test('images show only those that went and came', () => {
  const image = (url: string) => ({ url, width: 1600, height: 1067, caption: null })
  const change = changeOf({
    kind: 'image',
    before: [image('/a.webp'), image('/b.webp')],
    after: [image('/b.webp'), image('/c.webp')],
  })
  expect(differenceOf(change, t)).toEqual({
    kind: 'images',
    before: [{ src: '/a.webp', alt: '', caption: ['1600 × 1067'] }],
    after: [{ src: '/c.webp', alt: '', caption: ['1600 × 1067'] }],
  })
})

test.each([
  [
    'money',
    {
      year: '2027–28',
      rows: [
        { classes: 'Class 1', admission: null, tuition: 118000, transport: null, books: 4000 },
      ],
    },
    '2027–28\nClass 1: tuition ₹1,18,000, books ₹4,000',
  ],
  ['map', { location: 'Indiranagar', lat: 12.97, lng: 77.64 }, 'Indiranagar\n12.97000, 77.64000'],
  ['text', true, 'Yes'],
  ['text', null, ''],
  ['html', '<p>One</p><ul><li>Two</li></ul><script>alert(1)</script>', 'One\nTwo\nalert(1)'],
] as const)('a value of kind %s is readable', (kind, value, text) => {
  expect(textOfValue({ kind }, value, t)).toBe(text)
})

describe('a value of a listing', () => {
  const textOf = (value: unknown, kind: Change['kind'] = 'text') => textOfValue({ kind }, value, t)

  test('is a day in words', () => {
    expect(textOf('2007-07-01')).toBe('1 July 2007')
    expect(textOf('2007')).toBe('2007')
  })

  test('says what the numbers of seats mean', () => {
    expect(textOf({ total: 50, left: 28 })).toBe('28 of 50 left')
    expect(textOf({ total: 50, left: null })).toBe('50')
    expect(textOf({ total: null, left: 28 })).toBe('28 left')
  })

  test('names the days of admissions', () => {
    const dates = [{ from: '2027-03-27', to: '2027-03-29', label: 'Visits', is_key: false }]
    const admissions = { opens_on: '2027-01-07', closes_on: null, dates }
    expect(textOf(admissions, 'list')).toBe(
      'Forms open on 7 January 2027\n27 March 2027 – 29 March 2027: Visits',
    )
    const change = changeOf({
      kind: 'list',
      before: { ...admissions, dates: [] },
      after: admissions,
    })
    expect(differenceOf(change, t)).toMatchObject({
      added: ['27 March 2027 – 29 March 2027: Visits'],
      removed: [],
    })
  })

  test('is a price with its unit', () => {
    expect(textOf({ price: 1600, price_unit: 'month' })).toBe('₹1,600 a month')
  })
})
