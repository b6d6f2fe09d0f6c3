import { type ApiClient, ApiError, answerOf } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom, sessionAtom, updateUserAtom, useMessages } from '@edbazaar/feature-platform'
import { isLinkToken, useTakenLinkToken } from '@edbazaar/feature-platform/link-token'
import { useStore } from 'jotai'
import { useState } from 'react'
import { messages } from '../link/messages'

type Confirmation =
  | { state: 'idle' | 'confirming' | 'confirmed' }
  /** The link has been used, and the user's address is confirmed. */
  | { state: 'alreadyConfirmed'; email: string }
  /** `isInvalid`: only a new link can help. */
  | { state: 'failed'; msg: string; isInvalid: boolean }

/** Confirms an email address with the link that opened the page, when the user selects Confirm. */
export function useConfirmation() {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  const store = useStore()
  const { wasOpenedByLink, token } = useTakenLinkToken()
  const [outcome, setOutcome] = useState<Confirmation>({ state: 'idle' })
  const confirmation: Confirmation = wasOpenedByLink
    ? outcome
    : { state: 'failed', msg: t(messages.incomplete), isInvalid: true }

  async function confirm(): Promise<Confirmation> {
    const api = store.get(apiAtom)
    if (api === null || token === null || !isLinkToken(token))
      return { state: 'failed', msg: t(messages.incomplete), isInvalid: true }
    try {
      const body = { token }
      await answerOf(api.POST('/users/email-confirmations', { body }))
      await loadUser(api)
      return { state: 'confirmed' }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.status === 404) {
        const user = await loadUser(api)
        if (user?.is_email_confirmed) return { state: 'alreadyConfirmed', email: user.email }
      }
      const isInvalid = cause.status === 404 || cause.status === 409
      return { state: 'failed', msg: apiErrorMessage(cause), isInvalid }
    }
  }

  /** Loads the user, whose email address may have changed. A failure is only logged. */
  async function loadUser(api: ApiClient) {
    const session = store.get(sessionAtom)
    if (session === null) return null
    try {
      const path = { userId: session.user.id }
      const call = api.GET('/users/profile-details/{userId}', { params: { path } })
      const { user } = await answerOf(call)
      store.set(updateUserAtom, user)
      return user
    } catch (cause) {
      console.warn(cause)
      return null
    }
  }
  return {
    confirmation,
    onConfirm() {
      setOutcome({ state: 'confirming' })
      void confirm().then(setOutcome)
    },
  }
}
