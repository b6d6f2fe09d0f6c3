import { setupServer } from 'msw/node'
import { handlers } from './handlers'

/** The mocked API for tests in Node: `listen` before them, `resetHandlers` after each, `close`. */
export function mockServer() {
  return setupServer(...handlers)
}
