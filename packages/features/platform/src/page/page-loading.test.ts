import { ApiError, createApiClient } from '@edbazaar/api-client'
import { RouterContextProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { apiContext } from '../api/api-context'
import { pageLoader } from './page-loading'

/** The status of a page whose API call fails with this status. */
async function pageStatusFor(status: number): Promise<unknown> {
  const load = pageLoader<never>(async () => {
    throw new ApiError({ status, code: 'x', msg: 'A sentence.' })
  })
  const api = createApiClient({ baseUrl: 'http://edbazaar.test/api' })
  const url = new URL('http://edbazaar.test/')
  const request = new Request(url)
  const context = new RouterContextProvider(new Map([[apiContext, api]]))
  const args = { request, url, params: {}, context, pattern: '/' }
  return load(args).catch((thrown: { init?: { status?: number } }) => thrown.init?.status)
}

test.each([
  ['an invalid request', 400, 404],
  ['not found', 404, 404],
  ['unavailable', 503, 503],
  ['too many requests', 429, 503],
  ['unreachable', 0, 504],
  ['an internal error', 500, 500],
])('maps %s (%i) to page status %i', async (_, apiStatus, pageStatus) => {
  expect(await pageStatusFor(apiStatus)).toBe(pageStatus)
})
