import { answerOf, type NewsletterDraft, type NewsletterState } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { accountPaths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { messages } from '../messages'

interface SendingOptions {
  /** Called after a change of state. */
  onMoved: () => void
  /** Shows why a change of state was refused. */
  onRefused: (cause: unknown) => void
}

/** What can be done with a saved newsletter. Each action that succeeded shows a toast. */
export function useSending(draft: NewsletterDraft, { onMoved, onRefused }: SendingOptions) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const path = { id: draft.id }
  const isResumed = draft.state === 'paused'

  async function move(to: NewsletterState, at?: string) {
    const body = { to, revision: draft.revision, ...(at !== undefined && { send_at: at }) }
    await run(
      (api) =>
        answerOf(api.POST('/admin/newsletter-drafts/{id}/transitions', { params: { path }, body })),
      {
        async onSuccess() {
          onMoved()
          const done = isResumed && to === 'sending' ? 'resumed' : to
          showToast({ type: 'success', message: t(messages.moved[done]) })
          await revalidate()
        },
        onFailure(cause) {
          onRefused(cause)
          return true
        },
      },
    )
  }
  const sendTest = () =>
    run((api) => answerOf(api.POST('/admin/newsletter-drafts/{id}/tests', { params: { path } })), {
      onSuccess: ({ msg }) => showToast({ type: 'success', message: msg }),
    })
  const remove = () =>
    run((api) => answerOf(api.DELETE('/admin/newsletter-drafts/{id}', { params: { path } })), {
      async onSuccess() {
        showToast({ type: 'success', message: t(messages.deleted) })
        await navigate(accountPaths.newsletterDrafts)
      },
    })
  return { isBusy, isResumed, move, sendTest, remove }
}
