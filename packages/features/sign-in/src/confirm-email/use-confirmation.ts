import { ApiError, answerOf } from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom, sessionAtom, updateUserAtom, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../link/messages'
import { useLink } from '../link/use-link'

type Confirmation =
  | { state: 'idle' | 'confirming' | 'confirmed' }
  /** `isInvalid`: only a new link can help. */
  | { state: 'failed'; msg: string; isInvalid: boolean }

/** Confirms an email address with the link that opened the page, when the user selects Confirm. */
export function useConfirmation() {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  const store = useStore()
  const { wasOpenedByLink, take } = useLink()
  const token = useRef<string | null>(null)
  const [confirmation, setConfirmation] = useState<Confirmation>(() =>
    wasOpenedByLink
      ? { state: 'idle' }
      : { state: 'failed', msg: t(messages.incomplete), isInvalid: true },
  )

  // Take the token at once, or the home page would try to sign in with it.
  useEffect(() => {
    token.current ??= take()
  }, [])

  async function confirm(): Promise<Confirmation> {
    const api = store.get(apiAtom)
    if (api === null || !/^[A-Za-z0-9_-]{43}$/.test(token.current ?? ''))
      return { state: 'failed', msg: t(messages.incomplete), isInvalid: true }
    try {
      const body = { token: token.current ?? '' }
      await answerOf(api.POST('/users/email-confirmations', { body }))
      await refreshUser()
      return { state: 'confirmed' }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const isInvalid = cause.status === 404 || cause.status === 409
      return { state: 'failed', msg: apiErrorMessage(cause), isInvalid }
    }
  }

  /** The email address may have changed. A failure is only logged. */
  async function refreshUser(): Promise<void> {
    const api = store.get(apiAtom)
    const session = store.get(sessionAtom)
    if (api === null || session === null) return
    const path = { userId: session.user.id }
    await answerOf(api.GET('/users/profile-details/{userId}', { params: { path } })).then(
      ({ user }) => store.set(updateUserAtom, user),
      (cause: unknown) => console.warn(cause),
    )
  }
  return {
    confirmation,
    onConfirm() {
      setConfirmation({ state: 'confirming' })
      void confirm().then(setConfirmation)
    },
  }
}
