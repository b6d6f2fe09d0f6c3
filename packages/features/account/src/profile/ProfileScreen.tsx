import { may, useSession } from '@edbazaar/feature-session'
import { paths } from '@edbazaar/feature-shell'
import { formatCount } from '@edbazaar/ui/formatting'
import { ChevronRightIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useLoaderData } from 'react-router-dom'
import { loading } from '../own/loading.css'
import { OwnPage } from '../own/OwnPage'
import { ProfileHead, ProfileHeadSkeleton } from '../own/ProfileHead'
import { hintsFor } from './completeness'
import type { LoadedProfile, loadProfile } from './load-profile'
import { messages } from './messages'
import * as styles from './profile.css'

/** `/profile/{id}`: who one is here, what is still missing, and what one keeps. */
export function ProfileScreen() {
  const loaded = useLoaderData<typeof loadProfile>()
  return (
    <OwnPage loaded={loaded} skeleton={<LoadingProfile />}>
      {(shown) => <Profile {...shown} />}
    </OwnPage>
  )
}

function Profile({ profile, counts }: LoadedProfile) {
  // What another tab changed meanwhile shows here too.
  const user = useSession()?.user ?? profile
  return (
    <article>
      <ProfileHead
        user={user}
        createdAt={profile.created_at}
        editHref={paths.profileDetails(profile.id)}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Missing profile={profile} />
          <Tasks id={profile.id} />
        </div>
        <Kept counts={counts} />
      </div>
    </article>
  )
}

function Missing({ profile }: Pick<LoadedProfile, 'profile'>) {
  const hints = hintsFor(profile)
  return (
    <section aria-labelledby="missing-title">
      <SectionHead title={messages.missing} titleId="missing-title" isFlush={hints.length > 0} />
      {hints.length === 0 ? (
        <Notice tone="good" title={messages.complete}>
          {messages.completeText}
        </Notice>
      ) : (
        <ul>
          {hints.map(({ title, text, href }) => (
            <li key={title} className={styles.hint}>
              <div>
                <h3 className={styles.hintTitle}>
                  <Link href={href} variant="plain" className={styles.rowLink}>
                    {title}
                  </Link>
                </h3>
                <p className={styles.hintText}>{text}</p>
              </div>
              <ChevronRightIcon className={styles.arrow} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** How many of each kind, and where they are. */
function Kept({ counts: { bookmarks, schools, stores } }: Pick<LoadedProfile, 'counts'>) {
  const session = useSession()
  const isProvider = may(session, 1)
  const lines = [
    { label: messages.bookmarks, count: bookmarks, href: paths.bookmarks },
    { label: messages.schools, count: isProvider ? schools : null, href: paths.mySchools },
    { label: messages.stores, count: isProvider ? stores : null, href: paths.myStores },
  ]
  return (
    <section aria-labelledby="kept-title">
      <SectionHead title={messages.kept} titleId="kept-title" isFlush />
      <ul>
        {lines.map(
          ({ label, count, href }) =>
            count !== null && (
              <li key={href} className={styles.line}>
                <Link href={href} variant="plain" className={styles.rowLink}>
                  {label}
                </Link>
                <span className={styles.count}>{formatCount(count)}</span>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

/** What one can do about the account. */
function Tasks({ id }: { id: number }) {
  const session = useSession()
  const details = paths.profileDetails(id)
  const tasks = [
    { label: messages.details, href: `${details}#name` },
    { label: messages.images, href: `${details}#images` },
    { label: messages.children, href: `${details}#children` },
    { label: messages.consents, href: `${details}#consents` },
    { label: messages.password, href: `${details}#email` },
    { label: messages.sessions, href: `${details}#sessions` },
    { label: messages.data, href: `${details}#data` },
    ...(may(session, 6) ? [{ label: messages.blogs, href: paths.myBlogs }] : []),
  ]
  return (
    <section aria-labelledby="tasks-title">
      <SectionHead title={messages.tasks} titleId="tasks-title" isFlush />
      <ul className={styles.tasks}>
        {tasks.map(({ label, href }) => (
          <li key={href} className={styles.line}>
            <Link href={href} variant="plain" className={styles.rowLink}>
              {label}
            </Link>
            <ChevronRightIcon size="small" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function LoadingProfile() {
  return (
    <article aria-busy="true" className={loading}>
      <ProfileHeadSkeleton title={messages.title} />
      <SectionHead title={messages.missing} isFlush />
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.hint}>
          <Skeleton width="half" />
        </div>
      ))}
    </article>
  )
}
