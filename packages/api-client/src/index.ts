export { ApiError, type FieldError, hasStatus } from './api-error'
export { type ApiClient, type ApiClientOptions, answerOf, createApiClient } from './client'
export type * from './generated/schema'
