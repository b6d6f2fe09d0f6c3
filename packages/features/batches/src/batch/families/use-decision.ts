import { ApiError, answerOf, type components } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { type MessageDescriptor, useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

type Decision = components['schemas']['BookingDecision']
type WaitlistChange = components['schemas']['WaitlistDecision']

/**
 * Answers a request. Returns whether it was saved; failures become toasts. `onNeedsAge` is called instead
 * if the server asks for a reason, because the child is outside the age range: the page does not know the
 * age of a child whose family has not agreed to a new owner.
 */
export function useDecision(id: number, onNeedsAge?: () => void) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  return {
    isBusy,
    decide: async (body: Decision, toast: MessageDescriptor): Promise<boolean> => {
      const answer = await run(
        (api) =>
          answerOf(api.POST('/stores/bookings/{id}/decision', { params: { path: { id } }, body })),
        {
          toast: () => t(toast),
          onFailure(cause) {
            const needsAge =
              cause instanceof ApiError && cause.errors.some(({ field }) => field === 'age_why')
            if (!needsAge || onNeedsAge === undefined) return false
            onNeedsAge()
            return true
          },
        },
      )
      return answer !== null
    },
  }
}

/** Moves a family ahead, removes it or withdraws its offer. Returns whether it was saved. */
export function useWaitlistChange(id: number) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  return {
    isBusy,
    change: async (body: WaitlistChange): Promise<boolean> => {
      const answer = await run(
        (api) => answerOf(api.POST('/stores/waitlist/{id}', { params: { path: { id } }, body })),
        { toast: () => t(messages.changed) },
      )
      return answer !== null
    },
  }
}
