import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkForm } from './check-form'
import {
  emailField,
  firstNameField,
  honeypotField,
  lastNameField,
  nameField,
  passwordField,
  tokenField,
} from './fields'
import { messages } from './messages'

const t = createI18n(defaultLanguage).translate(messages)

const schema = v.object({ name: nameField(t), email: emailField(t), website: honeypotField })

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
      firstname: firstNameField(t),
      lastname: lastNameField(t),
      password: passwordField(t),
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
    const link = v.object({ token: tokenField(t) })
    expect(checkForm(link, { token: 'a'.repeat(43) }).isValid).toBe(true)
    expect(checkForm(link, { token: 'a'.repeat(42) }).isValid).toBe(false)
    expect(checkForm(link, { token: `${'a'.repeat(42)}<` }).isValid).toBe(false)
  })
})
