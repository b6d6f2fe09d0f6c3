import { ApiError } from '@edbazaar/api-client'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkForm, refusalOf } from './check-form'
import {
  emailField,
  firstNameField,
  honeypotField,
  lastNameField,
  nameField,
  passwordField,
  tokenField,
} from './fields'

const schema = v.object({ name: nameField, email: emailField, website: honeypotField })

describe('a form', () => {
  test('is good with its texts trimmed, the trap left empty', () => {
    expect(checkForm(schema, { name: ' Meera Iyer ', email: ' meera@example.in' })).toEqual({
      isGood: true,
      values: { name: 'Meera Iyer', email: 'meera@example.in', website: '' },
    })
  })

  test.each([
    [{ name: 'Meera Iyer', email: '' }, { email: 'Enter  Email' }],
    [{ name: 'Meera Iyer', email: 'meera' }, { email: 'Enter valid email' }],
    [{ name: 'Meera Iyer', email: `${'m'.repeat(250)}@a.in` }, { email: 'Enter valid email' }],
    [{ name: 'Me', email: 'meera@example.in' }, { name: 'Enter  Name' }],
    [{ name: 'Meera\nBcc: x', email: 'meera@example.in' }, { name: 'Enter  Name' }],
    [{}, { name: 'Enter  Name', email: 'Enter  Email' }],
  ])('with %j is told one thing for each wrong field', (values, errors) => {
    expect(checkForm(schema, values)).toEqual({ isGood: false, errors })
  })

  test('has names of one line and a password of six characters, trimmed', () => {
    const account = v.object({
      firstname: firstNameField,
      lastname: lastNameField,
      password: passwordField,
    })
    const good = { firstname: ' Om ', lastname: 'K', password: ' monsoon ' }
    expect(checkForm(account, good)).toMatchObject({
      values: { firstname: 'Om', lastname: 'K', password: 'monsoon' },
    })
    expect(checkForm(account, { firstname: 'O', lastname: ' ', password: 'mango' })).toMatchObject({
      errors: {
        firstname: 'Enter  Name',
        lastname: 'Enter  Name',
        password: 'Enter valid password',
      },
    })
    expect(checkForm(account, {})).toMatchObject({
      errors: { password: 'Enter Password' },
    })
  })

  test('takes the whole token of a link, and no other', () => {
    const link = v.object({ token: tokenField })
    expect(checkForm(link, { token: 'a'.repeat(43) }).isGood).toBe(true)
    expect(checkForm(link, { token: 'a'.repeat(42) }).isGood).toBe(false)
    expect(checkForm(link, { token: `${'a'.repeat(42)}<` }).isGood).toBe(false)
  })
})

describe('a refusal of the API', () => {
  const refused = (errors: { field: string; msg: string }[]) =>
    new ApiError({ status: 400, code: 'invalid_request', msg: 'No.', errors })

  test('about a field of the form stands beside it, and what was typed stays', () => {
    const values = { email: 'meera' }
    expect(refusalOf(refused([{ field: 'email', msg: 'must be an email' }]), values)).toEqual({
      isSent: false,
      msg: 'Plz Check All the Fields.',
      errors: { email: 'Must be an email' },
      values,
    })
  })

  test('about anything else is told in its own words', () => {
    expect(refusalOf(refused([]), {}).msg).toBe('No.')
  })

  test('for asking too often tells the time to wait', () => {
    const tooMany = { status: 429, code: 'too_many_requests', msg: 'Please wait.' }
    const words = (retryAfter: number | null) =>
      refusalOf(new ApiError(tooMany, { retryAfter }), {}).msg
    expect(words(1)).toBe('Please wait. Time to wait: 1 second.')
    expect(words(2821)).toBe('Please wait. Time to wait: 48 minutes.')
    expect(words(null)).toBe('Please wait.')
  })

  test('is not what any other failure is', () => {
    expect(() => refusalOf(new TypeError('broken'), {})).toThrow('broken')
  })
})
