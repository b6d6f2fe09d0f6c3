import type { User } from '@edbazaar/api-client'
import { dayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import type { ReactNode } from 'react'
import { fullName } from './full-name'
import { messages } from './messages'
import { Cover, Portrait } from './Portrait'
import * as styles from './profile-head.css'

interface ProfileHeadProps {
  user: Pick<User, 'firstname' | 'lastname' | 'profile_image' | 'cover_image'>
  /** The creation of the account, as an ISO timestamp. */
  createdAt: string
  /** The page that edits the profile. Omit it for callers who may not. */
  editHref?: string | undefined
  /** Badges, such as “Blocked”. */
  badges?: ReactNode
}

/** Cover, photo, name and the date the user joined. */
export function ProfileHead({ user, createdAt, editHref, badges }: ProfileHeadProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  return (
    <header className={styles.head}>
      <Cover user={user} />
      <div className={styles.identity}>
        <Portrait user={user} />
        <div className={styles.text}>
          <h1 className={styles.title} lang={languageOf(fullName(user))}>
            {fullName(user)}
          </h1>
          <p className={styles.since}>
            {t(messages.since(formatDay(dayInIndia(createdAt), { withYear: true, locale })))}
          </p>
          {badges && <p className={styles.badges}>{badges}</p>}
          {editHref !== undefined && <Link href={editHref}>{t(messages.edit)}</Link>}
        </div>
      </div>
    </header>
  )
}

/** Skeleton of `ProfileHead` with the same size. */
export function ProfileHeadSkeleton({ title }: { title: string }) {
  return (
    <header className={styles.head}>
      <div className={styles.noCover} />
      <div className={styles.identity}>
        <div className={styles.noPortrait} />
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p>
            <Skeleton width="most" />
          </p>
        </div>
      </div>
    </header>
  )
}
