export { createApiClient } from '@edbazaar/api-client'
