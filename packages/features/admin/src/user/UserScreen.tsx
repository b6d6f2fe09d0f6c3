import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { PrivatePage } from '@edbazaar/feature-shell/private-page'
import { Badge } from '@edbazaar/ui/Badge'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { PageHead } from '@edbazaar/ui/PageHead'
import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import { AccountStatus } from '../account-status/AccountStatus'
import { AccountSection } from './AccountSection'
import { BlockSection } from './block/BlockSection'
import { HistorySection } from './history/HistorySection'
import { ListingsSection } from './ListingsSection'
import type { LoadedUser, loadUser } from './load-user'
import { messages } from './messages'
import { PermissionsSection } from './permissions/PermissionsSection'
import { PlanSection } from './plan/PlanSection'
import { SessionsSection } from './SessionsSection'
import * as styles from './user.css'

/** `/dashboard/all-users/{id}`: what admins see of a user and change. */
export function UserScreen() {
  const loaded = useLoaderData<typeof loadUser>()
  return (
    <PrivatePage loaded={loaded} access="admin" skeleton={<LoadingUser />}>
      {(page) => <User key={page.detail.user.id} {...page} />}
    </PrivatePage>
  )
}

function User({ detail, history, now }: LoadedUser) {
  const t = useMessages(messages)
  const { user, is_own: isOwn } = detail
  const name = `${user.firstname} ${user.lastname}`.trim()
  return (
    <article className={styles.page}>
      <PageHead
        look="name"
        title={name}
        standfirst={user.email}
        above={<Link href={accountPaths.allUsers}>{t(messages.back)}</Link>}
      >
        <p className={styles.badges}>
          <AccountStatus user={user} />
          {user.is_admin && <Badge tone="act">{t(messages.admin)}</Badge>}
        </p>
      </PageHead>
      {isOwn && <Notice title={t(messages.ownAccount)}>{t(messages.ownAccountText)}</Notice>}
      <AccountSection detail={detail} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ListingsSection listings={detail.listings} />
          <PlanSection detail={detail} />
        </div>
        <div className={styles.column}>
          <PermissionsSection detail={detail} now={now} />
          <SessionsSection detail={detail} now={now} />
          {!isOwn && <BlockSection detail={detail} />}
        </div>
      </div>
      <HistorySection userId={user.id} history={history} now={now} />
    </article>
  )
}

function LoadingUser() {
  const t = useMessages(messages)
  return (
    <article aria-busy="true" className={styles.page}>
      <PageHead
        look="name"
        title={t(messages.title)}
        above={<Link href={accountPaths.allUsers}>{t(messages.back)}</Link>}
      />
      <div className={styles.columns}>
        <div className={styles.skeleton}>
          {skeletonWidths.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
    </article>
  )
}
