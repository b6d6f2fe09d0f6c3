import { ApiError, answerOf, type SentEnquiries } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom, useMessages } from '@edbazaar/feature-platform'
import { forgetLinkToken, useTakenLinkToken } from '@edbazaar/feature-platform/link-token'
import { useStore } from 'jotai'
import { useState } from 'react'
import { messages } from './messages'

type Confirmation =
  | { step: 'asking' | 'confirming'; msg?: string }
  | { step: 'sent'; sent: SentEnquiries; confirmedAt: number }
  /** The link cannot be used. */
  | { step: 'failed'; msg: string }

/** Confirms the address of an enquiry with the token of the link that opened the page. */
export function useEnquiryConfirmation() {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  const store = useStore()
  const { wasOpenedByLink, token } = useTakenLinkToken()
  const [state, setState] = useState<Confirmation>({ step: 'asking' })

  async function confirm() {
    const api = store.get(apiAtom)
    if (api === null || token === null || state.step === 'confirming') return
    setState({ step: 'confirming' })
    try {
      const sent = await answerOf(api.POST('/enquiries/confirmation', { body: { token } }))
      forgetLinkToken()
      setState({ step: 'sent', sent, confirmedAt: Date.now() })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const isOver = cause.status === 400 || cause.status === 404
      setState({ step: isOver ? 'failed' : 'asking', msg: apiErrorMessage(cause) })
    }
  }
  const isIncomplete = !wasOpenedByLink && token === null
  const shown: Confirmation =
    isIncomplete && state.step === 'asking'
      ? { step: 'failed', msg: t(messages.incomplete) }
      : state
  return { state: shown, confirm: () => void confirm() }
}
