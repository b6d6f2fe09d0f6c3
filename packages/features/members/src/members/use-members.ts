import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { paths, showToastAtom, useMessages, useSession } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { Invitation, ListingRole, LoadedMembers, Member } from './load-members'
import { messages } from './messages'

/** Changes members and invitations, then loads the page again. Failures become toasts. */
export function useMembers({ listing, name }: LoadedMembers) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  const ownId = useSession()?.user.id

  /** Returns whether the request succeeded. */
  async function send(request: (api: ApiClient) => Promise<unknown>, message: string) {
    const answer = await run(request)
    if (answer === null) return false
    showToast({ message, type: 'success' })
    return true
  }

  async function sendAndReload(request: (api: ApiClient) => Promise<unknown>, message: string) {
    const isDone = await send(request, message)
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
      sendAndReload(
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

    remove: (member: Member) => sendAndReload(removal(member), t(messages.removed(member.name))),

    /** Removes the user, who then has no access to the page. */
    async leave(member: Member) {
      const hasLeft = await send(removal(member), t(messages.left(name)))
      if (hasLeft) await navigate(listing.kind === 'school' ? paths.mySchools : paths.myStores)
      return hasLeft
    },

    withdraw: ({ id: invitationId, email }: Invitation) =>
      sendAndReload(
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
