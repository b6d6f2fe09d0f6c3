import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { fieldErrorsOf, useRequest } from '@edbazaar/feature-form-kit'
import {
  accountPaths,
  type MessageDescriptor,
  showToastAtom,
  useMessages,
} from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { ClosingTime, JobPostStatus, JobPostSummary } from '../labels/job-post-types'
import { messages } from './messages'

export type PostActions = ReturnType<typeof usePostActions>

interface Extension {
  readonly closes_on: string
  readonly closes_time: ClosingTime
  readonly reason: string
}

/** The reason why an extension is refused, by field. */
export type ExtensionErrors = Readonly<Partial<Record<'closes_on' | 'reason', string>>>

/** Changes job posts and loads the page again. Failures become toasts. */
export function usePostActions() {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()

  /** Returns whether the request succeeded. */
  async function send(
    request: (api: ApiClient) => Promise<unknown>,
    message: MessageDescriptor,
    onFailure?: (cause: unknown) => boolean,
  ) {
    const answer = await run(request, { onFailure })
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

    /** Errors of the fields go to `onErrors`. */
    extend: (
      { id, revision }: JobPostSummary,
      extension: Extension,
      onErrors: (errors: ExtensionErrors) => void,
    ) =>
      send(
        (api) =>
          answerOf(
            api.POST('/job-posts/{id}/extension', {
              params: { path: { id } },
              body: { ...extension, revision },
            }),
          ),
        messages.extended,
        (cause) => {
          const refused = fieldErrorsOf(cause)
          if (refused === null) return false
          const { reason, ...ofClosing } = refused
          const [closesOn] = Object.values(ofClosing)
          onErrors({
            ...(reason !== undefined && { reason }),
            ...(closesOn !== undefined && { closes_on: closesOn }),
          })
          return true
        },
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
