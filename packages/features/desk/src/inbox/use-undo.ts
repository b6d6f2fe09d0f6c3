import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import type { Enquiry } from './enquiry-types'
import { messages } from './messages'

type Moved = Pick<Enquiry, 'id' | 'revision'>

/** Takes back the last move of an enquiry. The API refuses what is not the user's own of 24 hours. */
export function useUndo() {
  const t = useMessages(messages)
  const { run } = usePageRequest()
  return ({ id, revision }: Moved) =>
    run(
      (api) =>
        answerOf(
          api.POST('/desk/enquiries/{id}/undo', { params: { path: { id } }, body: { revision } }),
        ),
      { toast: ({ state }) => t(messages.moveUndone(t(messages.stages[state]))) },
    )
}
