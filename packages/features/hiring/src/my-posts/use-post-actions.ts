import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import {
  accountPaths,
  type MessageDescriptor,
  showToastAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { JobPostStatus, JobPostSummary } from '../labels/job-post-types'
import { messages } from './messages'

export type PostActions = ReturnType<typeof usePostActions>

/** Changes job posts and loads the page again. Failures become toasts. */
export function usePostActions() {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()

  /** Returns whether the request succeeded. */
  async function send(request: (api: ApiClient) => Promise<unknown>, message: MessageDescriptor) {
    const answer = await run(request)
    if (answer === null) return false
    showToast({ message: t(message), type: 'success' })
    await revalidate()
    return true
  }

  return {
    isBusy,

    move: ({ id, revision }: JobPostSummary, to: JobPostStatus, message: MessageDescriptor) =>
      send(
        (api) =>
          answerOf(
            api.POST('/job-posts/{id}/transitions', {
              params: { path: { id } },
              body: { to, revision },
            }),
          ),
        message,
      ),

    remove: ({ id }: JobPostSummary) =>
      send(
        (api) => answerOf(api.DELETE('/job-posts/{id}', { params: { path: { id } } })),
        messages.removed,
      ),

    /** Starts a draft from the post and opens it. */
    async copy({ id }: JobPostSummary, kind: 'duplicate' | 'relist') {
      const draft = await run((api) =>
        answerOf(
          api.POST('/job-posts/{id}/copies', {
            params: { path: { id } },
            body: { kind, request_key: crypto.randomUUID() },
          }),
        ),
      )
      if (draft === null) return
      showToast({ message: t(messages.copied), type: 'success' })
      await navigate(accountPaths.editJobPost(draft.id))
    },
  }
}
