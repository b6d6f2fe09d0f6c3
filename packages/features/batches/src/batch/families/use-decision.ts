import { type ApiClient, ApiError, answerOf, type components } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { type MessageDescriptor, useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

type Decision = components['schemas']['BookingDecision']

export const sendDecision = (api: ApiClient, id: number, body: Decision) =>
  answerOf(api.POST('/stores/bookings/{id}/decision', { params: { path: { id } }, body }))

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
      const answer = await run((api) => sendDecision(api, id, body), {
        toast: () => t(toast),
        onFailure(cause) {
          const needsAge =
            cause instanceof ApiError && cause.errors.some(({ field }) => field === 'age_why')
          if (!needsAge || onNeedsAge === undefined) return false
          onNeedsAge()
          return true
        },
      })
      return answer !== null
    },
  }
}
