import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'
import type { Task } from './task-types'

export interface TaskFields {
  text: string
  due_on: string
  assigned_to: number | null
}

/** Adds, changes and finishes tasks of enquiries. Each resolves to whether it is saved. */
export function useTaskRequest() {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  return {
    isBusy,

    async add(enquiryId: string, requestKey: string, task: TaskFields): Promise<boolean> {
      const added = await run(
        (api) =>
          answerOf(
            api.POST('/desk/enquiries/{id}/tasks', {
              params: { path: { id: enquiryId } },
              body: { ...task, request_key: requestKey },
            }),
          ),
        { toast: () => t(messages.added) },
      )
      return added !== null
    },

    async change(
      enquiryId: string,
      { id: taskId }: Task,
      change: Partial<TaskFields> & { is_done?: boolean },
    ): Promise<boolean> {
      const { is_done: isDone } = change
      const words =
        isDone === undefined ? messages.saved : isDone ? messages.done : messages.reopened
      const changed = await run(
        (api) =>
          answerOf(
            api.PATCH('/desk/enquiries/{id}/tasks/{taskId}', {
              params: { path: { id: enquiryId, taskId } },
              body: change,
            }),
          ),
        { toast: () => t(words) },
      )
      return changed !== null
    },
  }
}
