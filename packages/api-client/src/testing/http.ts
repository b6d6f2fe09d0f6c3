import { createOpenApiHttp } from 'openapi-msw'
import type { paths } from '../generated/schema'

/** Where the mocked API stands; give it to `createApiClient` in a test. */
export const testApiUrl = 'http://edbazaar.test/api'

/** msw's `http`, knowing every path of the contract: a mock that breaks it does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: testApiUrl })
