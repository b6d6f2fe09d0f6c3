import { type ApiClient, ApiError, answerOf, type SchoolEditor } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-shell'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { messages } from './messages'

interface Asked {
  school: SchoolEditor | null
  /** Why it could not be read. */
  problem: string | null
}

const nothingYet: Asked = { school: null, problem: null }

/** Reads a school as its editor needs it. */
export async function readSchool(api: ApiClient | null, id: number): Promise<SchoolEditor> {
  if (api === null) throw new Error('Schools are read in the browser alone: no API is there.')
  return answerOf(api.GET('/schools/edit/{id}/details', { params: { path: { id } } }))
}

/** A school of one's own, asked for when it is shown first and at each `retry`. */
export function useAskedSchool(id: number) {
  const api = useAtomValue(apiAtom)
  const [asked, setAsked] = useState(nothingYet)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    readSchool(api, id).then(
      (school) => isCurrent && setAsked({ school, problem: null }),
      (cause: unknown) => isCurrent && setAsked({ school: null, problem: problemOf(cause) }),
    )
    return () => {
      isCurrent = false
    }
  }, [api, id, attempt])
  return {
    ...asked,
    retry: () => {
      setAsked(nothingYet)
      setAttempt(attempt + 1)
    },
    /** Has those who show it know what was saved. */
    tell: (news: Partial<SchoolEditor>) =>
      setAsked(({ school, problem }) => ({ school: school && { ...school, ...news }, problem })),
  }
}

function problemOf(cause: unknown): string {
  if (cause instanceof ApiError && cause.status > 0) return cause.message
  console.warn(cause)
  return messages.tryAgain
}
