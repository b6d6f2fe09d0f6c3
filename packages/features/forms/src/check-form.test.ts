import { ApiError } from '@edbazaar/api-client'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { apiErrorResult, checkForm } from './check-form'
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
  test('is valid with trimmed values and an empty honeypot', () => {
    expect(checkForm(schema, { name: ' Meera Iyer ', email: ' meera@example.in' })).toEqual({
      isValid: true,
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
  ])('with %j returns one message per invalid field', (values, errors) => {
    expect(checkForm(schema, values)).toEqual({ isValid: false, errors })
  })

  test('requires single-line names and a password of six characters', () => {
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

  test('accepts only the full token of a link', () => {
    const link = v.object({ token: tokenField })
    expect(checkForm(link, { token: 'a'.repeat(43) }).isValid).toBe(true)
    expect(checkForm(link, { token: 'a'.repeat(42) }).isValid).toBe(false)
    expect(checkForm(link, { token: `${'a'.repeat(42)}<` }).isValid).toBe(false)
  })
})

describe('an API error', () => {
  const apiError = (errors: { field: string; msg: string }[]) =>
    new ApiError({ status: 400, code: 'invalid_request', msg: 'No.', errors })

  test('about a field is shown beside it, and typed values stay', () => {
    const values = { email: 'meera' }
    expect(apiErrorResult(apiError([{ field: 'email', msg: 'must be an email' }]), values)).toEqual(
      {
        isSent: false,
        msg: 'Plz Check All the Fields.',
        errors: { email: 'Must be an email' },
        values,
      },
    )
  })

  test('about anything else shows the API’s message', () => {
    expect(apiErrorResult(apiError([]), {}).msg).toBe('No.')
  })

  test('of a rate limit says when to try again', () => {
    const tooMany = { status: 429, code: 'too_many_requests', msg: 'Please wait.' }
    const message = (retryAfter: number | null) =>
      apiErrorResult(new ApiError(tooMany, { retryAfter }), {}).msg
    expect(message(1)).toBe('Please wait. You can try again in 1 second.')
    expect(message(2821)).toBe('Please wait. You can try again in 48 minutes.')
    expect(message(null)).toBe('Please wait.')
  })

  test('does not include other exceptions', () => {
    expect(() => apiErrorResult(new TypeError('broken'), {})).toThrow('broken')
  })
})
