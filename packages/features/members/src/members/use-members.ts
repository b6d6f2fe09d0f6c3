import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { apiAtom, paths, showToastAtom, useMessages, useSession } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { Invitation, ListingRole, LoadedMembers, Member } from './load-members'
import { messages } from './messages'

/** Changes members and invitations, then loads the page again. Failures become toasts. */
export function useMembers({ listing, name }: LoadedMembers) {
  const t = useMessages(messages)
  const store = useStore()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { showFailure, dismissError } = useFailureToast()
  const ownId = useSession()?.user.id
  const [isBusy, setIsBusy] = useState(false)

  /** Returns whether the request succeeded. */
  async function run(request: (api: ApiClient) => Promise<unknown>, message: string) {
    const api = store.get(apiAtom)
    if (api === null) return false
    setIsBusy(true)
    try {
      await request(api)
      dismissError()
      store.set(showToastAtom, { message, type: 'success' })
      return true
    } catch (cause) {
      showFailure(cause)
      return false
    } finally {
      setIsBusy(false)
    }
  }

  async function runAndReload(request: (api: ApiClient) => Promise<unknown>, message: string) {
    const isDone = await run(request, message)
    if (isDone) await revalidate()
    return isDone
  }

  const memberPath = ({ user_id: userId }: Member) => ({ params: { path: { ...listing, userId } } })
  const removal = (member: Member) => (api: ApiClient) =>
    answerOf(api.DELETE('/listings/{kind}/{id}/members/{userId}', memberPath(member)))

  return {
    isBusy,
    isOwn: (member: Member) => member.user_id === ownId,
    reload: revalidate,

    setRole: (member: Member, role: ListingRole) =>
      runAndReload(
        (api) =>
          answerOf(
            api.PUT('/listings/{kind}/{id}/members/{userId}', {
              ...memberPath(member),
              body: { role },
            }),
          ),
        role === 'owner'
          ? t(messages.handedOver(member.name))
          : t(messages.roleSaved(member.name, t(messages.roles[role]))),
      ),

    remove: (member: Member) => runAndReload(removal(member), t(messages.removed(member.name))),

    /** Removes the user, who then has no access to the page. */
    async leave(member: Member) {
      const hasLeft = await run(removal(member), t(messages.left(name)))
      if (hasLeft) await navigate(listing.kind === 'school' ? paths.mySchools : paths.myStores)
      return hasLeft
    },

    withdraw: ({ id: invitationId, email }: Invitation) =>
      runAndReload(
        (api) =>
          answerOf(
            api.DELETE('/listings/{kind}/{id}/member-invitations/{invitationId}', {
              params: { path: { ...listing, invitationId } },
            }),
          ),
        t(messages.withdrawn(email)),
      ),
  }
}

export type MembersEditing = ReturnType<typeof useMembers>
