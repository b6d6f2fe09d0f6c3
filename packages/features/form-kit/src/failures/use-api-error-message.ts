import type { ApiError } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { errorMessage } from './failure-message'
import { messages } from './messages'

/** Returns a function that writes the message of an API error. */
export function useApiErrorMessage(): (error: ApiError) => string {
  const t = useMessages(messages)
  return (error) => errorMessage(error, t)
}
