import {
  type AcceptedInvitation,
  type ApiClient,
  ApiError,
  answerOf,
  type MemberInvitation,
} from '@edbazaar/api-client'
import { useApiErrorMessage } from '@edbazaar/feature-form-kit'
import { apiAtom, sessionAtom, updateUserAtom, useMessages } from '@edbazaar/feature-platform'
import { isLinkToken, useTakenLinkToken } from '@edbazaar/feature-platform/link-token'
import { useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { messages } from './messages'

type InvitationState =
  | { step: 'loading' }
  | { step: 'open' | 'accepting'; invitation: MemberInvitation; msg?: string }
  | { step: 'accepted'; invitation: AcceptedInvitation }
  /** No invitation can be shown. */
  | { step: 'failed'; msg: string }

/** Loads the invitation of the link that opened the page, and accepts it. */
export function useInvitation() {
  const t = useMessages(messages)
  const apiErrorMessage = useApiErrorMessage()
  const store = useStore()
  const { wasOpenedByLink, token } = useTakenLinkToken()
  const [state, setState] = useState<InvitationState>({ step: 'loading' })

  useEffect(() => {
    if (token !== null) void load(token).then(setState)
  }, [token])

  async function load(linkToken: string): Promise<InvitationState> {
    const api = store.get(apiAtom)
    if (api === null || !isLinkToken(linkToken))
      return { step: 'failed', msg: t(messages.incomplete) }
    try {
      const body = { token: linkToken }
      const invitation = await answerOf(api.POST('/users/member-invitations/checks', { body }))
      return { step: 'open', invitation }
    } catch (cause) {
      return { step: 'failed', msg: messageOf(cause) }
    }
  }

  async function accept(invitation: MemberInvitation): Promise<InvitationState> {
    const api = store.get(apiAtom)
    if (api === null || token === null) return { step: 'open', invitation }
    try {
      const body = { token }
      const accepted = await answerOf(api.POST('/users/member-invitations/acceptances', { body }))
      await loadUser(api)
      return { step: 'accepted', invitation: accepted }
    } catch (cause) {
      return { step: 'open', invitation, msg: messageOf(cause) }
    }
  }

  function messageOf(cause: unknown): string {
    if (!(cause instanceof ApiError)) throw cause
    return apiErrorMessage(cause)
  }

  /** Loads the user, whose menus now show the listing. A failure is only logged. */
  async function loadUser(api: ApiClient) {
    const session = store.get(sessionAtom)
    if (session === null) return
    try {
      const path = { userId: session.user.id }
      const { user } = await answerOf(
        api.GET('/users/profile-details/{userId}', { params: { path } }),
      )
      store.set(updateUserAtom, user)
    } catch (cause) {
      console.warn(cause)
    }
  }

  const shown: InvitationState =
    wasOpenedByLink || token !== null ? state : { step: 'failed', msg: t(messages.incomplete) }
  return {
    state: shown,
    accept(invitation: MemberInvitation) {
      setState({ step: 'accepting', invitation })
      void accept(invitation).then(setState)
    },
  }
}
