import { answerOf } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import type { ApplicationRow, Decision } from './application-types'
import { messages } from './messages'
import { useHiringRequest } from './use-hiring-request'

/** Moves an application quietly: its applicant learns of it when the decision is sent. */
export function useMove() {
  const t = useMessages(messages)
  const { run, isBusy } = useHiringRequest()
  const move = ({ id, revision, label }: ApplicationRow, state: Decision) =>
    run(
      (api) =>
        answerOf(
          api.POST('/job-applications/{id}/move', {
            params: { path: { id } },
            body: { revision, state, tell: false },
          }),
        ),
      () => t(messages.moved(label, t(messages.stages[state]))),
    )
  return { move, isBusy }
}
