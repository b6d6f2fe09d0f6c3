// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverAnswers } from './server-answers'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function settle() {
  const answer = serverAnswers()
  await vi.runAllTimersAsync()
  return answer
}

test('tries again when the first request after a lost connection fails', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 503 }))
  expect(await settle()).toBe(true)
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('gives up when no request succeeds', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await settle()).toBe(false)
})
