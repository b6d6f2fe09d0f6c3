import { type ApiClient, ApiError, answerOf, type SchoolEditor } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { messages } from './messages'

interface LoadState {
  school: SchoolEditor | null
  /** Why the school could not be loaded. */
  error: string | null
}

const loading: LoadState = { school: null, error: null }

/** Loads a school with the data that its editor needs. */
export async function fetchSchool(api: ApiClient | null, id: number): Promise<SchoolEditor> {
  if (api === null) throw new Error('Schools can be loaded only in the browser.')
  return answerOf(api.GET('/schools/edit/{id}/details', { params: { path: { id } } }))
}

/** Loads a school of the signed-in user on mount and on each `retry`. */
export function useLoadedSchool(id: number) {
  const api = useAtomValue(apiAtom)
  const [state, setState] = useState(loading)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    fetchSchool(api, id).then(
      (school) => isCurrent && setState({ school, error: null }),
      (cause: unknown) => isCurrent && setState({ school: null, error: loadErrorOf(cause) }),
    )
    return () => {
      isCurrent = false
    }
  }, [api, id, attempt])
  return {
    ...state,
    retry: () => {
      setState(loading)
      setAttempt(attempt + 1)
    },
    /** Merges saved values into the loaded school. */
    update: (changes: Partial<SchoolEditor>) =>
      setState(({ school, error }) => ({ school: school && { ...school, ...changes }, error })),
  }
}

function loadErrorOf(cause: unknown): string {
  if (cause instanceof ApiError && cause.status > 0) return cause.message
  console.warn(cause)
  return messages.tryAgain
}
