import type { ApiError } from '@edbazaar/api-client'
import { createI18n, defaultLanguage } from '@edbazaar/feature-platform'
import { errorMessage } from './failure-message'
import { messages } from './messages'

const english = createI18n(defaultLanguage)
void english.load(messages)

/**
 * The message of an API error in English, for packages whose texts are not in catalogues yet.
 * Other packages use `useApiErrorMessage` or `useFailureToast`.
 */
export function apiErrorMessage(error: ApiError): string {
  return errorMessage(error, english.translate(messages))
}
