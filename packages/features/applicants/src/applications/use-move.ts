import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import type { ApplicationRow, Decision } from './application-types'
import { messages } from './messages'

/** Moves an application quietly: its applicant learns of it when the decision is sent. */
export function useMove() {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const move = ({ id, revision, label }: ApplicationRow, state: Decision) =>
    run(
      (api) =>
        answerOf(
          api.POST('/job-applications/{id}/move', {
            params: { path: { id } },
            body: { revision, state, tell: false },
          }),
        ),
      { toast: () => t(messages.moved(label, t(messages.stages[state]))) },
    )
  return { move, isBusy }
}
