import { ApiError } from '@edbazaar/api-client'
import { showToastAtom } from '@edbazaar/feature-platform'
import type { ToastAction } from '@edbazaar/ui/Toast'
import { useSetAtom } from 'jotai'
import { useRevalidator } from 'react-router-dom'

export interface PageOutcomeOptions<Answer> {
  /** The toast of a success. */
  toast?: ((answer: Answer) => string) | undefined
  /** A button in that toast, such as Undo. */
  action?: ((answer: Answer) => ToastAction | undefined) | undefined
  /** Whether the page loads again after a success; a preview changes nothing. @default true */
  reloads?: boolean | undefined
  /** Statuses of failures after which the page loads again, because it is out of date. */
  reloadsOn?: readonly number[] | undefined
}

/** What follows a request that changes what the page shows: a toast, and the page loads again. */
export function usePageOutcome() {
  const showToast = useSetAtom(showToastAtom)
  const { revalidate } = useRevalidator()
  return {
    revalidate,
    async onSuccess<Answer>(
      answer: Answer,
      { toast, action, reloads = true }: PageOutcomeOptions<Answer>,
    ) {
      if (toast) {
        const button = action?.(answer)
        showToast({ message: toast(answer), type: 'success', ...(button && { action: button }) })
      }
      if (reloads) await revalidate()
    },
    async onFailure(cause: unknown, reloadsOn: readonly number[] = []) {
      if (cause instanceof ApiError && reloadsOn.includes(cause.status)) await revalidate()
    },
  }
}
