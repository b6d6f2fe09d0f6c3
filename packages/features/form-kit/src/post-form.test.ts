import { ApiError, createApiClient } from '@edbazaar/api-client'
import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { emailField, tokenField } from './fields'
import type { CreateSchema } from './form-result'
import { postForm } from './post-form'

interface Values {
  email: string
  token: string
}

const token = 'a'.repeat(43)
const schema: CreateSchema<Values> = (t) => v.object({ email: emailField(t), token: tokenField(t) })

/** Posts a form to a page whose query has a token. */
const post = (email: string, send: () => Promise<unknown> = async () => {}) =>
  postForm(
    { loadSchema: async () => schema, send },
    {
      request: new Request(`http://pages.invalid/form?token=${token}`, {
        method: 'POST',
        body: new URLSearchParams({ email }),
      }),
      api: createApiClient({ baseUrl: 'http://pages.invalid/api' }),
      i18n: createI18n(defaultLanguage),
    },
  )

test('a valid form is sent with the token of the query', async () => {
  const send = vi.fn()
  expect(await post(' meera@example.in ', send)).toEqual({ status: 200, result: { isSent: true } })
  expect(send).toHaveBeenCalledWith(expect.anything(), { email: 'meera@example.in', token })
})

test('an invalid form returns its messages and the typed values', async () => {
  const send = vi.fn()
  expect(await post('meera', send)).toEqual({
    status: 400,
    result: {
      isSent: false,
      msg: 'Plz Check All the Fields.',
      errors: { email: 'Enter valid email' },
      values: { email: 'meera', token },
    },
  })
  expect(send).not.toHaveBeenCalled()
})

test.each([
  [429, 'too_many_requests', 'The API’s message.', 429],
  [409, 'conflict', 'The API’s message.', 409],
  [0, 'unreachable', 'EdBazaar could not be reached.', 503],
])(
  'an API error with status %i returns its message and the typed values',
  async (status, code, msg, pageStatus) => {
    const cause = new ApiError({ status, code, msg: 'The API’s message.' })
    const { result, status: returned } = await post('meera@example.in', () => Promise.reject(cause))
    expect(returned).toBe(pageStatus)
    expect(result).toMatchObject({
      isSent: false,
      msg: expect.stringContaining(msg),
      values: { email: 'meera@example.in' },
    })
  },
)
