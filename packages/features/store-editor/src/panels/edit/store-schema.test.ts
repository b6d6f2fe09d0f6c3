import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { newStoreSchema } from '../add/new-store-schema'
import {
  addressSchema,
  descriptionSchema,
  emailSchema,
  filesSchema,
  gstinSchema,
  lineSchema,
  mobileSchema,
  requiredSchema,
} from './store-schema'

/** What it makes of a value, or its first message. */
function made(schema: v.GenericSchema, value: unknown): unknown {
  const checked = v.safeParse(schema, value)
  return checked.success ? checked.output : checked.issues[0].message
}

describe('a new store', () => {
  test.each([
    [{ brand_name: ' ', files: ['/a'] }, 'Enter valid Name'],
    [{ brand_name: 'a\u0000b', files: ['/a'] }, 'Enter valid Name'],
    [{ brand_name: 'a\u202Eb', files: ['/a'] }, 'Enter valid Name'],
    [{ brand_name: 'x'.repeat(161), files: ['/a'] }, 'Enter valid Name'],
    [{ brand_name: 'Ganit', files: [] }, 'Please add at least one image.'],
  ])('%o is not enough', (store, message) => {
    expect(made(newStoreSchema, store)).toBe(message)
  })
  test('is a name and an image', () => {
    const store = { brand_name: ' गणित Classes ', files: ['/media/a.webp'] }
    expect(made(newStoreSchema, store)).toEqual({ ...store, brand_name: 'गणित Classes' })
  })
})

describe('fields of a store', () => {
  test.each([
    ['', 'This is required !'],
    ['   ', 'This is required !'],
    [' Meera Iyer ', 'Meera Iyer'],
    ['a\tb', 'Use letters, digits and common signs only'],
    ['\u2066x', 'Use letters, digits and common signs only'],
  ])('a required line of %j is %j', (typed, result) => {
    expect(made(requiredSchema, typed)).toBe(result)
  })
  test.each([
    ['', 'This is required !'],
    ['hello', 'Enter valid email'],
    [' hello@example.in ', 'hello@example.in'],
  ])('an email of %j is %j', (typed, result) => {
    expect(made(emailSchema, typed)).toBe(result)
  })
  test.each([
    ['', 'This is required !'],
    ['-9845000000', 'Enter 4 to 12 digits'],
    ['abc', 'Enter 4 to 12 digits'],
    ['123', 'Enter 4 to 12 digits'],
    ['1234567890123', 'Enter 4 to 12 digits'],
    ['+91 98450 00000', '919845000000'],
    ['080-1234 5678', '08012345678'],
  ])('a mobile of %j is %j', (typed, result) => {
    expect(made(mobileSchema, typed)).toBe(result)
  })
  test.each([
    ['', null],
    [' 29abcde1234f1z5 ', '29ABCDE1234F1Z5'],
    ['29ABCDE1234F1X5', 'Enter the 15 characters of a GSTIN, such as 29ABCDE1234F1Z5'],
  ])('a GSTIN of %j is %j', (typed, result) => {
    expect(made(gstinSchema, typed)).toBe(result)
  })
  test('what is optional may be empty', () => {
    expect(made(lineSchema, ' ')).toBeNull()
    expect(made(addressSchema, '')).toBeNull()
    expect(made(descriptionSchema, '')).toBeNull()
    expect(made(addressSchema, 'CMH Road\nBengaluru')).toBe('CMH Road\nBengaluru')
    expect(made(addressSchema, 'x'.repeat(501))).toBe('This is too long')
  })
  test('a store keeps at least one image, sent as JSON', () => {
    expect(made(filesSchema, [])).toBe('Please add at least one image.')
    expect(made(filesSchema, ['/a.webp'])).toBe('["/a.webp"]')
  })
})
