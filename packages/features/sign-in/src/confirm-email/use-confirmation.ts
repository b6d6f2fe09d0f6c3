import { ApiError, answerOf } from '@edbazaar/api-client'
import { apiErrorMessage } from '@edbazaar/feature-forms'
import { sessionAtom, updateUserAtom } from '@edbazaar/feature-session'
import { apiAtom } from '@edbazaar/feature-shell'
import { useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../link/link-messages'
import { useLink } from '../link/use-link'

type Confirmation =
  | { state: 'asking' | 'confirming' | 'confirmed' }
  /** `isSpent`: only another link helps. */
  | { state: 'refused'; msg: string; isSpent: boolean }

/** Confirms an address by the link that opened the page, when the reader says so. */
export function useConfirmation() {
  const store = useStore()
  const { isByLink, take } = useLink()
  const token = useRef<string | null>(null)
  const [confirmation, setConfirmation] = useState<Confirmation>(() =>
    isByLink ? { state: 'asking' } : { state: 'refused', msg: messages.notWhole, isSpent: true },
  )

  // At once: the front page would try to sign in with what is left there.
  useEffect(() => {
    token.current ??= take()
  }, [])

  async function confirm(): Promise<Confirmation> {
    const api = store.get(apiAtom)
    if (api === null || !/^[A-Za-z0-9_-]{43}$/.test(token.current ?? ''))
      return { state: 'refused', msg: messages.notWhole, isSpent: true }
    try {
      const body = { token: token.current ?? '' }
      await answerOf(api.POST('/users/email-confirmations', { body }))
      await refreshUser()
      return { state: 'confirmed' }
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      const isSpent = cause.status === 404 || cause.status === 409
      return { state: 'refused', msg: apiErrorMessage(cause), isSpent }
    }
  }

  /** The address may be another one now. A failure is only logged. */
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
