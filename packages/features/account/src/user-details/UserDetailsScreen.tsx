import type { UserDetails } from '@edbazaar/api-client'
import { PhoneLink } from '@edbazaar/feature-catalogue-ui/contact-links'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import {
  mergeSessionUserAtom,
  paths,
  type Translate,
  translateLabels,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
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
  const t = useMessages(messages, detailMessages)
  const mergeSessionUser = useSetAtom(mergeSessionUserAtom)
  useEffect(() => mergeSessionUser(user), [user, mergeSessionUser])
  const isCurrentUser = useSession()?.user.id === user.id
  return (
    <article>
      <ProfileHead
        user={user}
        createdAt={user.created_at}
        editHref={isCurrentUser ? paths.profileDetails(user.id) : undefined}
        badges={
          <>
            {user.is_blocked && <Badge tone="bad">{t(messages.blocked)}</Badge>}
            {user.is_admin && <Badge tone="act">{t(messages.admin)}</Badge>}
          </>
        }
      />
      <section aria-labelledby="account-title">
        <SectionHead title={t(messages.account)} titleId="account-title" isFlush />
        <FactTable
          label={t(messages.account)}
          labels={translateLabels(detailMessages.factLabels, t)}
          facts={factsOf(user, t)}
        />
      </section>
    </article>
  )
}

function factsOf(user: UserDetails, t: Translate) {
  return [
    { name: t(messages.id), value: String(user.id) },
    {
      name: t(messages.email),
      value: user.email,
      source: t(user.is_email_confirmed ? messages.confirmed : messages.notConfirmed),
    },
    { name: t(messages.phone), value: user.phone && <PhoneLink phone={user.phone} /> },
    { name: t(messages.type), value: t(messages.types[user.user_type]) },
    {
      name: t(messages.permissions),
      value: user.permissions.join(', ') || t(messages.noPermissions),
    },
    { name: t(messages.schools), value: formatCount(user.schools) },
    { name: t(messages.stores), value: formatCount(user.stores) },
  ]
}

function LoadingUser() {
  const t = useMessages(messages)
  return (
    <article aria-busy="true" className={loading}>
      <ProfileHeadSkeleton title={t(messages.title)} />
      <SectionHead title={t(messages.account)} isFlush />
    </article>
  )
}
