import { answerOf } from '@edbazaar/api-client'
import { expect, test, vi } from 'vitest'
import { lazyApiClient } from './lazy-api-client'

const health = { status: 'ok' }
const baseUrl = 'http://api.invalid/api'

test('sends a call when its code has loaded', async () => {
  const fetch = vi.fn(async (request: Request) => Response.json({ url: request.url }))
  const api = lazyApiClient({ baseUrl, fetch })
  const answer = await answerOf(
    api.GET('/schools/all', { params: { query: { filter_ids: [1, 2] } } }),
  )
  expect(answer).toEqual({ url: `${baseUrl}/schools/all?filter_ids=1,2` })
})

test('a call without a connection fails as unreachable, and the next one tries again', async () => {
  const importCode = vi
    .fn(() => import('./api-client'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const api = lazyApiClient({ baseUrl, fetch: async () => Response.json(health) }, importCode)
  await expect(answerOf(api.GET('/health'))).rejects.toMatchObject({ code: 'unreachable' })
  expect(await answerOf(api.GET('/health'))).toEqual(health)
  expect(importCode).toHaveBeenCalledTimes(2)
})

test('can be the result of an async function', async () => {
  const api = lazyApiClient({ baseUrl })
  expect(await (async () => api)()).toBe(api)
})
