import { ApiError } from '@edbazaar/api-client'
import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors'

const refused = { status: 400, code: 'invalid', msg: 'Check the fields.' }

test('a refused field has its first message', () => {
  const errors = [
    { field: 'name', msg: 'is too short' },
    { field: 'text', msg: 'is required' },
    { field: 'name', msg: 'has a line break' },
  ]
  expect(fieldErrorsOf(new ApiError({ ...refused, errors }))).toEqual({
    name: 'is too short',
    text: 'is required',
  })
})

test('other failures are of no field', () => {
  expect(fieldErrorsOf(new ApiError(refused))).toBeNull()
  expect(fieldErrorsOf(new TypeError('Offline'))).toBeNull()
})
