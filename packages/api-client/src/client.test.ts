import { expect, test } from 'vitest'
import { answerOf } from './answer'
import { ApiError, hasStatus } from './api-error'
import { createApiClient } from './client'

const baseUrl = 'http://edbazaar.test/api'

/** A client with a fixed response, and the URL it requested. */
function clientAnswering(status: number, body: string) {
  const asked: string[] = []
  const client = createApiClient({
    baseUrl,
    fetch: async (request) => {
      asked.push(request.url)
      return new Response(body, { status })
    },
  })
  return { client, asked }
}

test('returns the body of a response', async () => {
  const { client } = clientAnswering(200, '[{"id":3,"name":"Board","values":[]}]')
  const filters = await answerOf(client.GET('/schools/filters'))
  expect(filters[0]?.name).toBe('Board')
})

test('separates query lists with commas', async () => {
  const { client, asked } = clientAnswering(200, '{}')
  await client.GET('/schools/all', { params: { query: { filter_ids: [3, 7], page: 2 } } })
  expect(decodeURIComponent(asked[0] ?? '')).toBe(`${baseUrl}/schools/all?filter_ids=3,7&page=2`)
})

test('encodes path parameters', async () => {
  const { client, asked } = clientAnswering(200, '{}')
  await client.GET('/schools/{slug}', { params: { path: { slug: '../x?y' } } })
  expect(asked[0]).toBe(`${baseUrl}/schools/..%2Fx%3Fy`)
})

test('throws the message, status, code and fields of an error response', async () => {
  const body = {
    status: 400,
    code: 'invalid_request',
    msg: 'Please check: radius must be at most 50.',
    errors: [{ field: 'radius', msg: 'must be at most 50' }],
  }
  const { client } = clientAnswering(400, JSON.stringify(body))
  const error = await answerOf(client.GET('/schools/filters')).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 400, code: body.code, message: body.msg })
  expect(hasStatus(error, 400)).toBe(true)
})

test('throws a default message for a response that breaks the contract', async () => {
  const { client } = clientAnswering(502, '<h1>Bad gateway</h1>')
  const error = await answerOf(client.GET('/schools/filters')).catch((cause: unknown) => cause)
  expect(error).toMatchObject({ status: 502, code: 'unreadable' })
})

test('says when the API could not be reached, and why', async () => {
  const cause = new TypeError('fetch failed')
  const client = createApiClient({ baseUrl, fetch: () => Promise.reject(cause) })
  const error = await answerOf(client.GET('/schools/filters')).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ status: 0, code: 'unreachable', cause })
})

test('rethrows the AbortError of an aborted request', async () => {
  const abort = new DOMException('stopped', 'AbortError')
  const client = createApiClient({ baseUrl, fetch: () => Promise.reject(abort) })
  await expect(answerOf(client.GET('/schools/filters'))).rejects.toBe(abort)
})
