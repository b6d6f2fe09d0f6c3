import { type ApiClient, ApiError, answerOf, type SchoolEditor } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { useLoaded, useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

/** Loads a school with the data that its editor needs. */
export async function fetchSchool(api: ApiClient | null, id: number): Promise<SchoolEditor> {
  if (api === null) throw new Error('Schools can be loaded only in the browser.')
  return answerOf(api.GET('/schools/edit/{id}/details', { params: { path: { id } } }))
}

/** A school of the signed-in user. */
export function useLoadedSchool(id: number) {
  const errorOf = useLoadErrorMessage()
  const { state, value, cause, reload, update } = useLoaded((api) => fetchSchool(api, id), id)
  return {
    school: value,
    /** The reason why the school could not be loaded. */
    error: state === 'failed' ? errorOf(cause) : null,
    retry: reload,
    /** Merges saved values into the loaded school. */
    update: (changes: Partial<SchoolEditor>) => update((school) => ({ ...school, ...changes })),
  }
}

function useLoadErrorMessage(): (cause: unknown) => string {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  return (cause) =>
    cause instanceof ApiError && cause.status > 0 ? apiErrorMessage(cause) : t(messages.tryAgain)
}
