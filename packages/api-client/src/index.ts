export { ApiError, type FieldError, hasStatus } from './api-error'
export { type ApiClient, type ApiClientOptions, answerOf, createApiClient } from './client'
export { permissions } from './generated/permissions'
export type * from './generated/schema'
