import { ApiError } from '@edbazaar/api-client'
import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import { describe, expect, test, vi } from 'vitest'
import { formFailureOf } from './form-failure'
import { messages } from './messages'

const t = createI18n(defaultLanguage).translate(messages)
const fields: readonly string[] = ['name', 'email']
const fieldOf = (apiField: string) => (fields.includes(apiField) ? apiField : undefined)
const failureOf = (cause: unknown) => formFailureOf(cause, { t, fieldOf })

const invalid = (...errors: { field: string; msg: string }[]) =>
  new ApiError({ status: 400, code: 'invalid_request', msg: 'Please check.', errors })

describe('an API error', () => {
  test('about fields is shown as a whole and beside them, the first message of each', () => {
    const cause = invalid(
      { field: 'email', msg: 'must be an email' },
      { field: 'email', msg: 'must be short' },
      { field: 'name', msg: 'must be one line' },
    )
    expect(failureOf(cause)).toEqual({
      message: 'Please check.',
      errors: { email: 'Must be an email', name: 'Must be one line' },
    })
  })

  test('about a field that the form does not have shows only the API’s message', () => {
    const cause = invalid(
      { field: 'email', msg: 'must be an email' },
      { field: 'place', msg: 'must be in India' },
    )
    expect(failureOf(cause)).toEqual({
      message: 'Please check.',
      errors: { email: 'Must be an email' },
    })
  })

  test('of a conflict shows the API’s message, also beside its field', () => {
    const taken = { field: 'email', msg: 'is taken' }
    const conflict = { status: 409, code: 'conflict', msg: 'This email has an account.' }
    expect(failureOf(new ApiError({ ...conflict, errors: [taken] }))).toEqual({
      message: 'This email has an account.',
      errors: { email: 'Is taken' },
    })
    expect(failureOf(new ApiError(conflict))).toEqual({
      message: 'This email has an account.',
      errors: {},
    })
  })

  test.each([
    [1, 'Please wait. You can try again in 1 second.'],
    [59, 'Please wait. You can try again in 59 seconds.'],
    [60, 'Please wait. You can try again in 1 minute.'],
    [2821, 'Please wait. You can try again in 48 minutes.'],
    [null, 'Please wait.'],
  ])('of a rate limit with %s seconds to wait says when to try again', (retryAfter, message) => {
    const limit = { status: 429, code: 'too_many_requests', msg: 'Please wait.' }
    expect(failureOf(new ApiError(limit, { retryAfter }))).toEqual({ message, errors: {} })
  })

  test('of the server shows the API’s message', () => {
    const cause = new ApiError({ status: 503, code: 'unavailable', msg: 'EdBazaar is busy.' })
    expect(failureOf(cause)).toEqual({ message: 'EdBazaar is busy.', errors: {} })
  })

  test('without a response asks to check the connection', () => {
    const cause = new ApiError({ status: 0, code: 'unreachable', msg: 'No response.' })
    expect(failureOf(cause)).toEqual({
      message: 'EdBazaar could not be reached. Check your connection and try again.',
      errors: {},
    })
  })

  test('of an expired session has no message, because the session reports it', () => {
    const cause = new ApiError({ status: 401, code: 'not_signed_in', msg: 'Please sign in.' })
    expect(failureOf(cause)).toEqual({ message: null, errors: {} })
  })
})

test('an exception in our code is logged, and a general message is shown', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const cause = new TypeError('broken')
  expect(failureOf(cause)).toEqual({ message: 'Something went wrong. Try again.', errors: {} })
  expect(log).toHaveBeenCalledWith(cause)
})
