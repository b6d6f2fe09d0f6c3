import { ApiError, createApiClient } from '@edbazaar/api-client'
import { RouterContextProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { apiContext } from './api-context'
import { pageLoader } from './page-loading'

/** The HTTP status of the page whose question the API answers with this status. */
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
  ['the address is wrong', 400, 404],
  ['nothing is there', 404, 404],
  ['it is busy', 503, 503],
  ['it is asked too often', 429, 503],
  ['it could not be reached', 0, 504],
  ['it fails', 500, 500],
])('a page whose API says that %s (%i) is a page with %i', async (_, refused, shown) => {
  expect(await pageStatusFor(refused)).toBe(shown)
})
