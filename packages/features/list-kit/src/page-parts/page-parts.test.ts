import { ApiError } from '@edbazaar/api-client'
import { expect, test } from 'vitest'
import { detailOf, withoutList } from './page-parts'

const failure = (status: number) => new ApiError({ status, code: 'failed', msg: 'No.' })

test.each([0, 429, 500, 503])('a list that failed with %i leaves the page in place', (status) => {
  expect(withoutList(failure(status))).toBeNull()
})

test.each([400, 401, 403, 404])('a list that is refused with %i fails the page', (status) => {
  expect(() => withoutList(failure(status))).toThrow(ApiError)
})

test.each([
  [404, 'missing'],
  [403, 'missing'],
  [500, 'failed'],
  [0, 'failed'],
])('an open record that failed with %i is %s', async (status, expected) => {
  expect(await detailOf(Promise.reject(failure(status)))).toBe(expected)
})

test('an open record is not shown without a session, or after an abort', async () => {
  await expect(detailOf(Promise.reject(failure(401)))).rejects.toThrow(ApiError)
  await expect(detailOf(Promise.reject(new DOMException('', 'AbortError')))).rejects.toThrow()
})
