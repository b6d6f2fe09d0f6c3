import { answerOf, type components } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { type MessageDescriptor, useMessages } from '@edbazaar/feature-platform'
import { messages } from './messages'

type Decision = components['schemas']['BookingDecision']
type WaitlistChange = components['schemas']['WaitlistDecision']

/** Answers a request. Returns whether it was saved; failures become toasts. */
export function useDecision(id: number) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  return {
    isBusy,
    decide: async (body: Decision, toast: MessageDescriptor): Promise<boolean> => {
      const answer = await run(
        (api) =>
          answerOf(api.POST('/stores/bookings/{id}/decision', { params: { path: { id } }, body })),
        { toast: () => t(toast) },
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
