import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Link } from '@edbazaar/ui/Link'
import { PageHead } from '@edbazaar/ui/PageHead'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { useLoaderData } from 'react-router-dom'
import { InvitationRow } from './InvitationRow'
import { InviteForm } from './InviteForm'
import type { ListingRole, LoadedMembers, loadMembers } from './load-members'
import { MemberRow } from './MemberRow'
import { rolesManagedBy } from './member-rights'
import * as styles from './members.css'
import { messages } from './messages'
import { useMembers } from './use-members'

/** `/dashboard/schools/{id}/members` and the same for stores: who works for a listing. */
export function MembersScreen() {
  const loaded = useLoaderData<typeof loadMembers>()
  return (
    <PrivatePage loaded={loaded} skeleton={<LoadingMembers />}>
      {(members) => <Members {...members} />}
    </PrivatePage>
  )
}

function Members(loaded: LoadedMembers) {
  const t = useMessages(messages)
  const { listing, name, my_role: role, members, invitations } = loaded
  const editing = useMembers(loaded)
  const roles = rolesManagedBy(role)
  return (
    <div className={styles.page}>
      <PageHead
        title={t(messages.title)}
        standfirst={t(messages.standfirst(name))}
        above={
          listing.kind === 'school' ? (
            <Link href={paths.mySchools}>{t(messages.mySchools)}</Link>
          ) : (
            <Link href={paths.myStores}>{t(messages.myStores)}</Link>
          )
        }
      >
        <p className={styles.headLink}>
          <Link href={accountPaths.enquiries(listing)}>{t(messages.enquiries)}</Link>
        </p>
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ul className={styles.lines}>
            {members.map((member) => (
              <MemberRow
                key={member.user_id}
                member={member}
                listingName={name}
                ownRole={role}
                editing={editing}
              />
            ))}
          </ul>
          {invitations.length > 0 && (
            <section aria-labelledby="invitations">
              <SectionHead title={t(messages.invitationsTitle)} titleId="invitations" />
              <ul>
                {invitations.map((invitation) => (
                  <InvitationRow
                    key={invitation.id}
                    invitation={invitation}
                    canWithdraw={roles.includes(invitation.role)}
                    editing={editing}
                  />
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={styles.column}>
          {roles.length > 0 && (
            <InviteForm listing={listing} roles={roles} onInvited={editing.reload} />
          )}
          <RoleList />
        </div>
      </div>
    </div>
  )
}

const roleOrder: readonly ListingRole[] = ['owner', 'manager', 'counsellor', 'viewer']

function RoleList() {
  const t = useMessages(messages)
  return (
    <section aria-labelledby="roles">
      <SectionHead title={t(messages.rolesTitle)} titleId="roles" isFlush />
      <dl className={styles.roles}>
        {roleOrder.map((role) => (
          <div key={role} className={styles.role}>
            <dt className={styles.name}>{t(messages.roles[role])}</dt>
            <dd className={styles.quiet}>{t(messages.tasks[role])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function LoadingMembers() {
  const t = useMessages(messages)
  return (
    <div className={styles.page}>
      <PageHead title={t(messages.title)} />
      <VisuallyHidden role="status">{t(messages.loading)}</VisuallyHidden>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    </div>
  )
}
