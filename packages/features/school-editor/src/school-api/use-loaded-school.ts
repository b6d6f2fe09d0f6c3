import { type ApiClient, ApiError, answerOf, type SchoolEditor } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { messages } from './messages'

interface LoadState {
  school: SchoolEditor | null
  failure: { cause: unknown } | null
}

const loading: LoadState = { school: null, failure: null }

/** Loads a school with the data that its editor needs. */
export async function fetchSchool(api: ApiClient | null, id: number): Promise<SchoolEditor> {
  if (api === null) throw new Error('Schools can be loaded only in the browser.')
  return answerOf(api.GET('/schools/edit/{id}/details', { params: { path: { id } } }))
}

/** Loads a school of the signed-in user on mount and on each `retry`. */
export function useLoadedSchool(id: number) {
  const api = useAtomValue(apiAtom)
  const errorOf = useLoadErrorMessage()
  const [{ school, failure }, setState] = useState(loading)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    fetchSchool(api, id).then(
      (loaded) => isCurrent && setState({ school: loaded, failure: null }),
      (cause: unknown) => {
        if (!(cause instanceof ApiError)) console.warn(cause)
        if (isCurrent) setState({ school: null, failure: { cause } })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [api, id, attempt])
  return {
    school,
    /** Why the school could not be loaded. */
    error: failure && errorOf(failure.cause),
    retry: () => {
      setState(loading)
      setAttempt(attempt + 1)
    },
    /** Merges saved values into the loaded school. */
    update: (changes: Partial<SchoolEditor>) =>
      setState((now) => ({ ...now, school: now.school && { ...now.school, ...changes } })),
  }
}

function useLoadErrorMessage(): (cause: unknown) => string {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  return (cause) =>
    cause instanceof ApiError && cause.status > 0 ? apiErrorMessage(cause) : t(messages.tryAgain)
}
