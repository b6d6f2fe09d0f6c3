import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { messages } from '../product/messages'
import { newProductSchema } from './new-product-schema'

const schema = newProductSchema(createI18n(defaultLanguage).translate(messages))

const maths = {
  kind: 'tuition',
  name: ' Maths for Class 9 ',
  mode: 'centre',
  description_html: '<p>Problems first.</p>',
  filter_ids: [35],
  age_min: '13',
  age_max: '',
  price: '₹2,800',
  price_unit: 'month',
  media: [],
  batches: [],
  request_key: '',
}

const parse = (product: unknown) => v.parse(schema, product)

/** The first message of each invalid field. */
function errorsOf(product: unknown) {
  const { issues } = v.safeParse(schema, product)
  const { nested = {} } = issues ? v.flatten<typeof schema>(issues) : {}
  return Object.fromEntries(Object.entries(nested).map(([field, all]) => [field, all?.[0]]))
}

test('normalises a product: trims the name and parses the numbers', () => {
  expect(parse(maths)).toEqual({
    ...maths,
    name: 'Maths for Class 9',
    age_min: 13,
    age_max: null,
    price: 2800,
  })
  expect(parse({ ...maths, price: '' })).toMatchObject({ price: null })
  expect(parse({ ...maths, age_min: '2.5' })).toMatchObject({ age_min: 2.5 })
})

describe('each field has its error messages', () => {
  const age = 'Enter an age from 0 to 99, or leave it empty.'
  const price = 'Enter whole rupees up to 1,00,00,000, or leave it empty.'
  test.each([
    [{ name: ' ' }, { name: 'Enter valid Name' }],
    [{ name: 'a\u0007' }, { name: 'Enter valid Name' }],
    [{ name: '\u202Etxt' }, { name: 'Enter valid Name' }],
    [{ name: 'x'.repeat(161) }, { name: 'Enter valid Name' }],
    [{ age_min: '-1' }, { age_min: age }],
    [{ age_max: '100' }, { age_max: age }],
    [{ age_min: 'six' }, { age_min: age }],
    [
      { age_min: '14', age_max: '6' },
      { age_min: 'The minimum age cannot be above the maximum age.' },
    ],
    [{ price: '12.5' }, { price }],
    [{ price: '10000001' }, { price }],
    [
      { name: '', price: 'x' },
      { name: 'Enter valid Name', price },
    ],
  ])('%o', (invalid, errors) => {
    expect(errorsOf({ ...maths, ...invalid })).toEqual(errors)
  })
})
