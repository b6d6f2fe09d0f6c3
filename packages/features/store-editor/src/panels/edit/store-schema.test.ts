import { imageMedia } from '@edbazaar/api-client/testing'
import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { newStoreSchema } from '../add/new-store-schema'
import { messages } from '../messages'
import {
  addressSchema,
  citySchema,
  descriptionSchema,
  emailSchema,
  filesSchema,
  gstinSchema,
  lineSchema,
  mobileSchema,
  requiredSchema,
} from './store-schema'

const t = createI18n(defaultLanguage).translate(messages)

/** The parsed value, or the first error message. */
function outputOrError(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : parsed.issues[0].message
}

const image = imageMedia()

describe('a new store', () => {
  test.each([
    [{ brand_name: ' ', media: [image] }, 'Enter valid Name'],
    [{ brand_name: 'a\u0000b', media: [image] }, 'Enter valid Name'],
    [{ brand_name: 'a\u202Eb', media: [image] }, 'Enter valid Name'],
    [{ brand_name: 'x'.repeat(161), media: [image] }, 'Enter valid Name'],
    [{ brand_name: 'Ganit', media: [] }, 'Please add at least one image.'],
  ])('rejects %o', (store, message) => {
    expect(outputOrError(newStoreSchema(t), { ...store, request_key: '', place: null })).toBe(
      message,
    )
  })
  test('needs a name and an image', () => {
    const store = { brand_name: ' गणित Classes ', media: [image] }
    expect(outputOrError(newStoreSchema(t), { ...store, request_key: '', place: null })).toEqual({
      ...store,
      brand_name: 'गणित Classes',
      request_key: '',
      place: null,
    })
  })
})

describe('fields of a store', () => {
  test.each([
    ['', 'This is required !'],
    ['   ', 'This is required !'],
    [' Meera Iyer ', 'Meera Iyer'],
    ['a\tb', 'Enter a single line without special characters.'],
    ['\u2066x', 'Enter a single line without special characters.'],
  ])('a required line of %j becomes %j', (typed, result) => {
    expect(outputOrError(requiredSchema(t), typed)).toBe(result)
  })
  test.each([
    ['', 'This is required !'],
    ['hello', 'Enter valid email'],
    [' hello@example.in ', 'hello@example.in'],
  ])('an email of %j becomes %j', (typed, result) => {
    expect(outputOrError(emailSchema(t), typed)).toBe(result)
  })
  test.each([
    ['', 'This is required !'],
    ['-9845000000', 'Enter 4 to 12 digits.'],
    ['abc', 'Enter 4 to 12 digits.'],
    ['123', 'Enter 4 to 12 digits.'],
    ['1234567890123', 'Enter 4 to 12 digits.'],
    ['+91 98450 00000', '919845000000'],
    ['080-1234 5678', '08012345678'],
  ])('a mobile number of %j becomes %j', (typed, result) => {
    expect(outputOrError(mobileSchema(t), typed)).toBe(result)
  })
  test.each([
    ['', null],
    [' 29abcde1234f1z5 ', '29ABCDE1234F1Z5'],
    ['29ABCDE1234F1X5', 'Enter the 15 characters of a GSTIN, such as 29ABCDE1234F1Z5.'],
  ])('a GSTIN of %j becomes %j', (typed, result) => {
    expect(outputOrError(gstinSchema(t), typed)).toBe(result)
  })
  test.each([
    ['', 'This is required !'],
    [' Go ', 'Enter at least 3 characters.'],
    [' Goa ', 'Goa'],
  ])('a city of %j becomes %j', (typed, result) => {
    expect(outputOrError(citySchema(t), typed)).toBe(result)
  })
  test('a country, company name or address has at least 2 characters', () => {
    expect(outputOrError(lineSchema(t), ' I ')).toBe('Enter at least 2 characters.')
    expect(outputOrError(lineSchema(t), 'UK')).toBe('UK')
    expect(outputOrError(addressSchema(t), 'x')).toBe('Enter at least 2 characters.')
  })
  test('accepts empty optional fields', () => {
    expect(outputOrError(lineSchema(t), ' ')).toBeNull()
    expect(outputOrError(addressSchema(t), '')).toBeNull()
    expect(outputOrError(descriptionSchema(t), '')).toBeNull()
    expect(outputOrError(addressSchema(t), 'CMH Road\nBengaluru')).toBe('CMH Road\nBengaluru')
    expect(outputOrError(addressSchema(t), 'x'.repeat(501))).toBe('Enter up to 500 characters.')
  })
  test('requires at least one image and converts the list to JSON', () => {
    expect(outputOrError(filesSchema(t), [])).toBe('Please add at least one image.')
    const files = [{ url: '/a.webp', caption: null }]
    expect(outputOrError(filesSchema(t), files)).toBe(JSON.stringify(files))
  })
})
