import type { UserDetails } from '@edbazaar/api-client'
import { mergeSessionUserAtom, PrivatePage, useSession } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { Badge } from '@edbazaar/ui/Badge'
import { FactTable } from '@edbazaar/ui/FactTable'
import { formatCount } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { loading } from '../user-page/loading.css'
import { ProfileHead, ProfileHeadSkeleton } from '../user-page/ProfileHead'
import type { loadUser } from './load-user'
import { messages } from './messages'

/** `/user-details/{id}`: a read-only view of a user. */
export function UserDetailsScreen() {
  const loaded = useLoaderData<typeof loadUser>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingUser />}>
      {(user) => <User user={user} />}
    </PrivatePage>
  )
}

function User({ user }: { user: UserDetails }) {
  const tellSession = useSetAtom(mergeSessionUserAtom)
  useEffect(() => tellSession(user), [user, tellSession])
  const isCurrentUser = useSession()?.user.id === user.id
  return (
    <article>
      <ProfileHead
        user={user}
        createdAt={user.created_at}
        editHref={isCurrentUser ? paths.profileDetails(user.id) : undefined}
        badges={
          <>
            {user.is_blocked && <Badge tone="bad">{messages.blocked}</Badge>}
            {user.is_admin && <Badge tone="act">{messages.admin}</Badge>}
          </>
        }
      />
      <section aria-labelledby="account-title">
        <SectionHead title={messages.account} titleId="account-title" isFlush />
        <FactTable label={messages.account} facts={factsOf(user)} />
      </section>
    </article>
  )
}

function factsOf(user: UserDetails) {
  const { confirmed, notConfirmed, noPermissions } = messages
  return [
    { name: messages.id, value: String(user.id) },
    {
      name: messages.email,
      value: user.email,
      source: user.is_email_confirmed ? confirmed : notConfirmed,
    },
    { name: messages.phone, value: user.phone },
    { name: messages.type, value: messages.types[user.user_type] },
    { name: messages.permissions, value: user.permissions.join(', ') || noPermissions },
    { name: messages.schools, value: formatCount(user.schools) },
    { name: messages.stores, value: formatCount(user.stores) },
  ]
}

function LoadingUser() {
  return (
    <article aria-busy="true" className={loading}>
      <ProfileHeadSkeleton title={messages.title} />
      <SectionHead title={messages.account} isFlush />
    </article>
  )
}
