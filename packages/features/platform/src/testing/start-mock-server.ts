import { mockServer } from '@edbazaar/api-client/testing/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/**
 * Starts the mocked API for the tests of a file. After each test it forgets that test's
 * handlers and listeners, and after the last it closes.
 */
export function startMockServer() {
  const server = mockServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    server.events.removeAllListeners()
  })
  afterAll(() => server.close())
  return server
}
