import {
  type AdminContest,
  type ApiClient,
  answerOf,
  type ScoredContestEntry,
  type ScoredContestEntryList,
} from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useState } from 'react'

export type ContestEditor = ReturnType<typeof useContestEditor>

/** The state of an entry after a decision. */
interface EntryDecision {
  to: 'disqualified' | 'submitted'
  reason: string | null
}

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
  const { run, isBusy } = useRequest()
  const path = { id: contest.id }

  const replace = (changed: ScoredContestEntry) =>
    setEntries((now) => ({
      ...now,
      data: now.data.map((entry) => (entry.id === changed.id ? changed : entry)),
    }))
  const decide = (api: ApiClient, { id, revision }: ScoredContestEntry, decision: EntryDecision) =>
    answerOf(
      api.POST('/admin/contest-entries/{id}/transitions', {
        params: { path: { id } },
        body: { revision, ...decision },
      }),
    )
  const setPrize = (
    api: ApiClient,
    { id, revision }: ScoredContestEntry,
    prize: ScoredContestEntry['prize'],
  ) =>
    answerOf(
      api.PUT('/admin/contest-entries/{id}/prize', {
        params: { path: { id } },
        body: { revision, prize },
      }),
    )

  return {
    contest,
    entries,
    isBusy,
    onContestChanged: setContest,
    onEntryChanged: replace,

    // Requests of forms.
    save: (api: ApiClient, fields: AdminContest['fields']) =>
      answerOf(
        api.PUT('/admin/contests/{id}', {
          params: { path },
          body: { revision: contest.revision, fields },
        }),
      ),
    addJudge: (api: ApiClient, email: string) =>
      answerOf(api.POST('/admin/contests/{id}/judges', { params: { path }, body: { email } })),
    decide,
    setPrize,

    // Requests of buttons, whose failures are toasts.
    move: (to: AdminContest['state'], onFailure: (cause: unknown) => void) =>
      run(
        (api) =>
          answerOf(
            api.POST('/admin/contests/{id}/transitions', {
              params: { path },
              body: { revision: contest.revision, to },
            }),
          ),
        {
          onSuccess: setContest,
          onFailure(cause) {
            onFailure(cause)
            return true
          },
        },
      ),
    removeJudge: (userId: number) =>
      run(
        (api) =>
          answerOf(
            api.DELETE('/admin/contests/{id}/judges/{userId}', {
              params: { path: { ...path, userId } },
            }),
          ),
        { onSuccess: setContest },
      ),
    reinstate: (entry: ScoredContestEntry) =>
      run((api) => decide(api, entry, { to: 'submitted', reason: null }), { onSuccess: replace }),
    removePrize: (entry: ScoredContestEntry) =>
      run((api) => setPrize(api, entry, null), { onSuccess: replace }),
  }
}
