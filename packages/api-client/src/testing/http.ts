import { createOpenApiHttp } from 'openapi-msw'
import type { paths } from '../generated/schema'

/** URL of the mocked API, for `createApiClient` in tests. */
export const testApiUrl = 'http://edbazaar.test/api'

/** msw's `http`, typed with the contract: a mock that breaks it does not compile. */
export const http = createOpenApiHttp<paths>({ baseUrl: testApiUrl })
