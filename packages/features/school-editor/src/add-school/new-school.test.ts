import { imageMedia } from '@edbazaar/api-client/testing'
import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { messages } from './messages'
import {
  draftFieldFor,
  isFilled,
  newSchoolOf,
  type SchoolDraft,
  submitErrorMessage,
} from './new-school'
import { newSchoolSchema } from './new-school-schema'

const t = createI18n(defaultLanguage).translate(messages)

const place = {
  location: 'Indiranagar, Bengaluru Urban, Karnataka, India',
  lat: 12.97,
  long: 77.64,
  place: 'indiranagar-bengaluru',
}
const cover = imageMedia()
const draft = (overrides: Partial<SchoolDraft> = {}): SchoolDraft => ({
  name: ' Vidya Niketan ',
  suffix: 482_913,
  type: 'offline',
  email: ' office@vidya.example ',
  number: '+91 98450 12345',
  place,
  media: [cover],
  ...overrides,
})

/** The first message of each invalid field. */
function errorsOf(school: SchoolDraft) {
  const { issues } = v.safeParse(newSchoolSchema(t), school)
  const { nested = {} } = issues ? v.flatten<ReturnType<typeof newSchoolSchema>>(issues) : {}
  return Object.fromEntries(Object.entries(nested).map(([field, all]) => [field, all?.[0] ?? '']))
}

const requestFor = (school: SchoolDraft) => newSchoolOf(v.parse(newSchoolSchema(t), school))

describe('a draft', () => {
  test('is trimmed and converted to the request body when it is complete', () => {
    expect(requestFor(draft())).toEqual({
      name: 'Vidya Niketan',
      slug: 'vidya-niketan-482913',
      is_online: false,
      contact_email: 'office@vidya.example',
      contact_phone: '+91 98450 12345',
      ...place,
      files: [cover.url],
    })
  })

  test('of an online school has no location, even if one was picked earlier', () => {
    expect(errorsOf(draft({ type: 'online', place: null }))).toEqual({})
    expect(requestFor(draft({ type: 'online' }))).toMatchObject({
      is_online: true,
      location: null,
      lat: null,
      long: null,
    })
  })

  test.each([
    [{ name: '  ' }, { name: 'Enter Valid Name' }],
    [{ name: 'Vidya\u202Eniketan' }, { name: 'Enter Valid Name' }],
    [{ name: 'Vidya\nNiketan' }, { name: 'Enter Valid Name' }],
    [{ name: 'V'.repeat(161) }, { name: 'Enter Valid Name' }],
    [{ type: '' as const }, { type: 'Select Your School Type' }],
    [{ email: '' }, { email: 'Enter Email' }],
    [{ email: 'office' }, { email: 'Enter Email' }],
    [{ number: '' }, { number: 'Enter a valid phone number with at least 10 digits' }],
    [{ number: '98450 1234' }, { number: 'Enter a valid phone number with at least 10 digits' }],
    [{ number: '9'.repeat(31) }, { number: 'Enter a valid phone number with at least 10 digits' }],
    [{ place: null }, { place: 'Please add Location' }],
    [{ media: [] }, { media: 'Please add atleast one image.' }],
    [
      { email: '', place: null },
      { email: 'Enter Email', place: 'Please add Location' },
    ],
  ])('with %j has errors', (overrides, errors) => {
    expect(errorsOf(draft(overrides))).toEqual(errors)
  })

  test('may have two numbers', () => {
    expect(errorsOf(draft({ number: '080 2345 6789 / 2345 6780' }))).toEqual({})
  })

  test('has the message of its first invalid field, and another for the number', () => {
    expect(submitErrorMessage(errorsOf(draft({ number: '1', media: [] })), t)).toBe(
      'Phone number must be at least 10 digits long.',
    )
    expect(submitErrorMessage(errorsOf(draft({ email: '', place: null })), t)).toBe(
      'Please add Location',
    )
    expect(submitErrorMessage(errorsOf(draft({ media: [] })), t)).toBe(
      'Please add atleast one image.',
    )
  })

  test('counts as filled in as soon as one field is', () => {
    const empty = draft({ name: ' ', type: '', email: '', number: '', place: null, media: [] })
    expect(isFilled(empty)).toBe(false)
    expect(isFilled({ ...empty, type: 'online' })).toBe(true)
    expect(isFilled({ ...empty, place })).toBe(true)
    expect(isFilled({ ...empty, number: '9' })).toBe(true)
    expect(isFilled({ ...empty, media: [cover] })).toBe(true)
  })
})

test.each([
  ['contact_phone', 'number'],
  ['files[0]', 'media'],
  ['files/0', 'media'],
  ['long', 'place'],
  ['unknown_field', undefined],
])('maps the API field %s to the form field %s', (apiField, formField) => {
  expect(draftFieldFor(apiField)).toBe(formField)
})
