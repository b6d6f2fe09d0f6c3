import {
  type AdminContest,
  type ApiClient,
  ApiError,
  answerOf,
  type ScoredContestEntry,
  type ScoredContestEntryList,
} from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useState } from 'react'

export type ContestEditor = ReturnType<typeof useContestEditor>

/** A contest with a page of its entries, and the requests of admins about them. */
export function useContestEditor(loaded: AdminContest, loadedEntries: ScoredContestEntryList) {
  const [contest, setContest] = useState(loaded)
  const [entries, setEntries] = useState(loadedEntries)
  const [lastLoaded, setLastLoaded] = useState(loadedEntries)
  // Another page of entries leaves the contest as it is edited.
  if (loadedEntries !== lastLoaded) {
    setLastLoaded(loadedEntries)
    setEntries(loadedEntries)
  }
  const [errors, setErrors] = useState<readonly { field: string; msg: string }[]>([])
  const { run, isBusy } = useRequest()
  const path = { id: contest.id }

  /** Errors of fields stay at the fields, other failures are toasts. Null after a failure. */
  const send = <Answer>(
    request: (api: ApiClient) => Promise<Answer>,
    onSuccess: (answer: Answer) => void,
  ) =>
    run(request, {
      onSuccess: (answer) => {
        setErrors([])
        onSuccess(answer)
      },
      onFailure: (cause) => {
        const found = cause instanceof ApiError ? cause.errors : []
        setErrors(found)
        return found.length > 0
      },
    })
  const ofContest = (request: (api: ApiClient) => Promise<AdminContest>) =>
    send(request, setContest)
  const replace = (changed: ScoredContestEntry) =>
    setEntries((now) => ({
      ...now,
      data: now.data.map((entry) => (entry.id === changed.id ? changed : entry)),
    }))

  return {
    contest,
    entries,
    isBusy,
    errorOf: (field: string) => errors.find((error) => error.field === field)?.msg,
    save: (fields: AdminContest['fields']) =>
      ofContest((api) =>
        answerOf(
          api.PUT('/admin/contests/{id}', {
            params: { path },
            body: { revision: contest.revision, fields },
          }),
        ),
      ),
    move: (to: AdminContest['state']) =>
      ofContest((api) =>
        answerOf(
          api.POST('/admin/contests/{id}/transitions', {
            params: { path },
            body: { revision: contest.revision, to },
          }),
        ),
      ),
    addJudge: (email: string) =>
      ofContest((api) =>
        answerOf(api.POST('/admin/contests/{id}/judges', { params: { path }, body: { email } })),
      ),
    removeJudge: (userId: number) =>
      ofContest((api) =>
        answerOf(
          api.DELETE('/admin/contests/{id}/judges/{userId}', {
            params: { path: { ...path, userId } },
          }),
        ),
      ),
    decide: (
      { id, revision }: ScoredContestEntry,
      to: 'disqualified' | 'submitted',
      reason: string | null,
    ) =>
      send(
        (api) =>
          answerOf(
            api.POST('/admin/contest-entries/{id}/transitions', {
              params: { path: { id } },
              body: { revision, to, reason },
            }),
          ),
        replace,
      ),
    setPrize: ({ id, revision }: ScoredContestEntry, prize: ScoredContestEntry['prize']) =>
      send(
        (api) =>
          answerOf(
            api.PUT('/admin/contest-entries/{id}/prize', {
              params: { path: { id } },
              body: { revision, prize },
            }),
          ),
        replace,
      ),
  }
}
