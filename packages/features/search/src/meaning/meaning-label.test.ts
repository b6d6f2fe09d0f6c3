import type { SearchMeaning, UnderstoodPart } from '@edbazaar/api-client'
import { searchMeaning } from '@edbazaar/api-client/testing'
import { createI18n } from '@edbazaar/feature-platform'
import { describe, expect, test } from 'vitest'
import { meaningLabel, partLabel, placeLabel } from './meaning-label'
import { meaningMessages } from './messages'

const t = createI18n('en').translate(meaningMessages)
const without = ''
const place = {
  type: 'place',
  name: 'Kochi',
  detail: 'Kerala',
  place_type: 'town',
  is_near: false,
  without,
} as const
const value = (
  type: 'board' | 'type' | 'level' | 'subject' | 'language' | 'facility',
  name: string,
) => ({ type, value: name, without }) as const

describe('a search', () => {
  test.each<[string, UnderstoodPart[], Partial<SearchMeaning>]>([
    ['CBSE schools in Kochi', [value('board', 'CBSE'), place], {}],
    ['Schools in India', [], {}],
    ['Schools near you', [{ type: 'here', without }], {}],
    [
      'Girls’ high schools in Kochi',
      [value('level', 'high school'), value('type', 'Girls'), place],
      {},
    ],
    [
      'Boarding IB schools near Kochi',
      [value('board', 'IB'), value('type', 'Boarding'), { ...place, is_near: true }],
      {},
    ],
    [
      'Schools in Kothrud, Pune',
      [{ ...place, name: 'Kothrud', detail: 'Pune', place_type: 'locality' }],
      {},
    ],
    [
      'Schools in Pune district',
      [{ ...place, name: 'Pune', detail: '', place_type: 'district' }],
      {},
    ],
    [
      'Government schools under ₹60,000 in Kochi',
      [
        { type: 'management', value: 'government', without },
        { type: 'fee', min: null, max: 60_000, without },
        place,
      ],
      {},
    ],
    [
      'Low-fee English medium schools with swimming pool in Kochi',
      [
        value('language', 'English'),
        value('facility', 'Swimming pool'),
        { type: 'low_fees', without },
        place,
      ],
      {},
    ],
    [
      'Chess activities for 9-year-olds on Saturday or Sunday in India',
      [
        value('subject', 'Chess'),
        { type: 'age', value: 9, without },
        { type: 'days', days: ['Sat', 'Sun'], without },
      ],
      { list: 'products', product_kind: 'activity' },
    ],
    [
      'Summer camps in Kochi',
      [value('subject', 'Summer camps'), place],
      { list: 'products', product_kind: 'camp' },
    ],
    ['Schools named “kv” in Kochi', [{ type: 'name', value: 'kv', without }, place], {}],
    [
      'ICSE schools for class 9 in Kochi',
      [value('board', 'ICSE'), { type: 'class', value: 9, without }, place],
      {},
    ],
  ])('is labelled %s', (label, parts, given) => {
    expect(meaningLabel(searchMeaning({ parts, ...given }), t)).toBe(label)
  })
})

describe('a condition', () => {
  test.each<[string, UnderstoodPart]>([
    ['CBSE', value('board', 'CBSE')],
    ['Kochi, Kerala', place],
    ['Near you', { type: 'here', without }],
    ['Class 9', { type: 'class', value: 9, without }],
    ['Age 1 year', { type: 'age', value: 1, without }],
    ['Above ₹5,000', { type: 'fee', min: 5_000, max: null, without }],
    ['₹5,000–₹9,000', { type: 'fee', min: 5_000, max: 9_000, without }],
    ['Lowest fees first', { type: 'low_fees', without }],
    ['Hindi medium', value('language', 'Hindi')],
    ['Girls', value('type', 'Girls')],
    ['Government', { type: 'management', value: 'government', without }],
    ['Private', { type: 'management', value: 'private', without }],
  ])('alone is labelled %s', (label, part) => {
    expect(partLabel(part, t)).toBe(label)
  })
})

test('a district and a town with the same name have different labels', () => {
  expect(placeLabel({ name: 'Pune', detail: '', place_type: 'district' }, t)).toBe('Pune district')
  expect(placeLabel({ name: 'Pune', detail: 'Maharashtra', place_type: 'town' }, t)).toBe(
    'Pune, Maharashtra',
  )
})
