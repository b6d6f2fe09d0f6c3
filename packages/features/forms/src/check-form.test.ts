import { ApiError } from '@edbazaar/api-client'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkForm } from './check-form'
import { emailField, nameField, tokenField, trapField } from './fields'
import { refusalOf } from './form-result'

const schema = v.object({ name: nameField, email: emailField, website: trapField })

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
      errors: { email: 'must be an email' },
      values,
    })
  })

  test('about anything else is told in its own words', () => {
    expect(refusalOf(refused([]), {}).msg).toBe('No.')
  })

  test('is not what any other failure is', () => {
    expect(() => refusalOf(new TypeError('broken'), {})).toThrow('broken')
  })
})
