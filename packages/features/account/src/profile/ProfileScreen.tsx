import { permissions } from '@edbazaar/api-client'
import {
  applicationPaths,
  bookingPaths,
  may,
  paths,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { formatCount } from '@edbazaar/ui/formatting'
import { ChevronRightIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { TabLinks } from '@edbazaar/ui/TabLinks'
import type { ComponentType } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'
import { CurrentUserPage } from '../user-page/CurrentUserPage'
import { loading } from '../user-page/loading.css'
import { ProfileHead, ProfileHeadSkeleton } from '../user-page/ProfileHead'
import type { LoadedProfile, loadProfile } from './load-profile'
import { messages } from './messages'
import { missingDetailsOf } from './missing-details'
import * as styles from './profile.css'

interface ProfileScreenProps {
  /** The user's enquiries, which another flow provides. */
  Enquiries?: ComponentType<{ userId: number }> | undefined
  /** The user's reports, which another flow provides. */
  Reports?: ComponentType<{ userId: number }> | undefined
  /** The user's job alerts, which another flow provides. */
  JobAlerts?: ComponentType<{ userId: number }> | undefined
}

/** `/profile/{id}`: the account overview, with missing details and counts, and parts of other flows. */
export function ProfileScreen(parts: ProfileScreenProps) {
  const loaded = useLoaderData<typeof loadProfile>()
  return (
    <CurrentUserPage loaded={loaded} skeleton={<LoadingProfile />}>
      {(shown) => <Profile {...shown} {...parts} />}
    </CurrentUserPage>
  )
}

function Profile({ profile, counts, ...flows }: LoadedProfile & ProfileScreenProps) {
  const t = useMessages(messages)
  const [search] = useSearchParams()
  // The session has changes made in other tabs.
  const user = useSession()?.user ?? profile
  const parts = partsOf(flows, profile.id)
  const shown = parts.find(({ tab }) => tab === search.get('tab'))
  return (
    <article>
      <ProfileHead
        user={user}
        createdAt={profile.created_at}
        editHref={paths.profileDetails(profile.id)}
      />
      {parts.length > 0 && (
        <TabLinks
          label={t(messages.parts)}
          className={styles.tabs}
          tabs={[
            {
              label: t(messages.overview),
              href: paths.profile(profile.id),
              isCurrent: shown === undefined,
            },
            ...parts.map((part) => ({
              label: t(part.label),
              href: part.href,
              isCurrent: part === shown,
            })),
            { label: t(messages.bookings), href: bookingPaths.mine, isCurrent: false },
          ]}
        />
      )}
      {shown ? (
        <shown.Part userId={profile.id} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <MissingDetails profile={profile} />
            <Tasks id={profile.id} />
          </div>
          <Counts counts={counts} />
        </div>
      )}
    </article>
  )
}

/** The tabs of other flows. */
function partsOf({ Enquiries, Reports, JobAlerts }: ProfileScreenProps, userId: number) {
  const parts = [
    {
      tab: 'enquiries',
      label: messages.enquiries,
      href: paths.myEnquiries(userId),
      Part: Enquiries,
    },
    { tab: 'reports', label: messages.reports, href: paths.myReports(userId), Part: Reports },
    {
      tab: 'job-alerts',
      label: messages.jobAlerts,
      href: paths.myJobAlerts(userId),
      Part: JobAlerts,
    },
  ]
  return parts.flatMap(({ Part, ...part }) => (Part === undefined ? [] : [{ ...part, Part }]))
}

function MissingDetails({ profile }: Pick<LoadedProfile, 'profile'>) {
  const t = useMessages(messages)
  const missing = missingDetailsOf(profile)
  return (
    <section aria-labelledby="missing-title">
      <SectionHead
        title={t(messages.missing)}
        titleId="missing-title"
        isFlush={missing.length > 0}
      />
      {missing.length === 0 ? (
        <Notice tone="good" title={t(messages.complete)}>
          {t(messages.completeText)}
        </Notice>
      ) : (
        <ul>
          {missing.map(({ title, text, href }) => (
            <li key={href} className={styles.missing}>
              <div>
                <h3 className={styles.missingTitle}>
                  <Link href={href} variant="plain" className={styles.rowLink}>
                    {t(title)}
                  </Link>
                </h3>
                <p className={styles.missingText}>{t(text)}</p>
              </div>
              <ChevronRightIcon className={styles.arrow} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The number of bookmarks and listings, with links. */
function Counts({ counts: { bookmarks, schools, stores } }: Pick<LoadedProfile, 'counts'>) {
  const t = useMessages(messages)
  const session = useSession()
  const isProvider = may(session, permissions.listings)
  const lines = [
    { label: t(messages.bookmarks), count: bookmarks, href: paths.bookmarks },
    { label: t(messages.schools), count: isProvider ? schools : null, href: paths.mySchools },
    { label: t(messages.stores), count: isProvider ? stores : null, href: paths.myStores },
  ]
  return (
    <section aria-labelledby="counts-title">
      <SectionHead title={t(messages.counts)} titleId="counts-title" isFlush />
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

function Tasks({ id }: { id: number }) {
  const t = useMessages(messages)
  const session = useSession()
  const details = paths.profileDetails(id)
  const tasks: { label: string; href: string }[] = [
    { label: t(messages.bookings), href: bookingPaths.mine },
    { label: t(messages.applications), href: applicationPaths.mine },
    { label: t(messages.details), href: `${details}#name` },
    { label: t(messages.images), href: `${details}#images` },
    { label: t(messages.children), href: `${details}#children` },
    { label: t(messages.consents), href: `${details}#consents` },
    { label: t(messages.password), href: `${details}#email` },
    { label: t(messages.sessions), href: `${details}#sessions` },
    { label: t(messages.data), href: `${details}#data` },
  ]
  if (may(session, permissions.blogs)) tasks.push({ label: t(messages.blogs), href: paths.myBlogs })
  return (
    <section aria-labelledby="tasks-title">
      <SectionHead title={t(messages.tasks)} titleId="tasks-title" isFlush />
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
  const t = useMessages(messages)
  return (
    <article aria-busy="true" className={loading}>
      <ProfileHeadSkeleton title={t(messages.title)} />
      <SectionHead title={t(messages.missing)} isFlush />
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.missing}>
          <Skeleton width="half" />
        </div>
      ))}
    </article>
  )
}
