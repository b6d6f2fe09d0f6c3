import { describe, expect, test } from 'vitest'
import {
  draftErrors,
  draftFieldFor,
  firstInvalidField,
  isFilled,
  newSchoolOf,
  type SchoolDraft,
  submitErrorMessage,
} from './new-school'

const place = {
  location: 'Indiranagar, Bengaluru Urban, Karnataka, India',
  lat: 12.97,
  long: 77.64,
  place: 'indiranagar-bengaluru',
}
const draft = (overrides: Partial<SchoolDraft> = {}): SchoolDraft => ({
  name: ' Vidya Niketan ',
  suffix: 482_913,
  type: 'offline',
  email: ' office@vidya.example ',
  number: '+91 98450 12345',
  place,
  ...overrides,
})
const files = ['/media/uploads/a/1600x1067.webp']

describe('a draft', () => {
  test('is trimmed and converted to the request body when it is complete', () => {
    expect(draftErrors(draft(), files)).toEqual({})
    expect(newSchoolOf(draft(), files)).toEqual({
      name: 'Vidya Niketan',
      slug: 'vidya-niketan-482913',
      is_online: false,
      contact_email: 'office@vidya.example',
      contact_phone: '+91 98450 12345',
      ...place,
      files,
    })
  })

  test('of an online school has no location, even if one was picked earlier', () => {
    expect(draftErrors(draft({ type: 'online', place: null }), files)).toEqual({})
    expect(newSchoolOf(draft({ type: 'online' }), files)).toMatchObject({
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
    [{ number: '9'.repeat(16) }, { number: 'Enter a valid phone number with at least 10 digits' }],
    [{ place: null }, { location: 'Please add Location' }],
  ])('with %j has errors', (overrides, errors) => {
    expect(draftErrors(draft(overrides), files)).toEqual(errors)
  })

  test('without an image has an error', () => {
    expect(draftErrors(draft(), [])).toEqual({ files: 'Please add atleast one image.' })
  })

  test('finds the first invalid field, with another message for the number on submit', () => {
    const errors = draftErrors(draft({ number: '1' }), [])
    expect(firstInvalidField(errors)).toBe('number')
    expect(submitErrorMessage(errors)).toBe('Phone number must be at least 10 digits long.')
    expect(firstInvalidField(draftErrors(draft({ email: '', place: null }), []))).toBe('location')
    expect(submitErrorMessage({ files: 'Please add atleast one image.' })).toBe(
      'Please add atleast one image.',
    )
  })

  test('counts as filled in as soon as one field is', () => {
    const empty = draft({ name: ' ', type: '', email: '', number: '', place: null })
    expect(isFilled(empty)).toBe(false)
    expect(isFilled({ ...empty, type: 'online' })).toBe(true)
    expect(isFilled({ ...empty, place })).toBe(true)
    expect(isFilled({ ...empty, number: '9' })).toBe(true)
  })
})

test.each([
  ['contact_phone', 'number'],
  ['files[0]', 'files'],
  ['files/0', 'files'],
  ['long', 'location'],
  ['unknown_field', undefined],
])('maps the API field %s to the form field %s', (apiField, formField) => {
  expect(draftFieldFor(apiField)).toBe(formField)
})
