import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'
import type { Task } from './task-types'

/** Finishes tasks of enquiries and opens them again. */
export function useTaskRequest() {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  return {
    isBusy,
    setDone: (enquiryId: string, { id: taskId }: Task, isDone: boolean) =>
      run(
        (api) =>
          answerOf(
            api.PATCH('/desk/enquiries/{id}/tasks/{taskId}', {
              params: { path: { id: enquiryId, taskId } },
              body: { is_done: isDone },
            }),
          ),
        { toast: () => t(isDone ? messages.done : messages.reopened) },
      ),
  }
}
