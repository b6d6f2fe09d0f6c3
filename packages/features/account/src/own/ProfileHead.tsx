import type { User } from '@edbazaar/api-client'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import type { ReactNode } from 'react'
import { messages } from './messages'
import { fullName } from './own-user'
import { Cover, Portrait } from './Portrait'
import * as styles from './profile-head.css'

interface ProfileHeadProps {
  user: Pick<User, 'firstname' | 'lastname' | 'profile_image' | 'cover_image'>
  /** The moment at which the account was made. */
  createdAt: string
  /** Where it is edited, for those who may. */
  editHref?: string | undefined
  /** Short words about the user. */
  marks?: ReactNode
}

/** The cover, the photo, the name, and since when. */
export function ProfileHead({ user, createdAt, editHref, marks }: ProfileHeadProps) {
  return (
    <header className={styles.head}>
      <Cover user={user} />
      <div className={styles.who}>
        <Portrait user={user} />
        <div className={styles.words}>
          <h1 className={styles.title} lang={languageOf(fullName(user))}>
            {fullName(user)}
          </h1>
          <p className={styles.since}>{messages.since(formatDay(createdAt, { withYear: true }))}</p>
          {marks && <p className={styles.marks}>{marks}</p>}
          {editHref !== undefined && <Link href={editHref}>{messages.edit}</Link>}
        </div>
      </div>
    </header>
  )
}

/** The same room, until it is known whose it is. */
export function ProfileHeadSkeleton({ title }: { title: string }) {
  return (
    <header className={styles.head}>
      <div className={styles.noCover} />
      <div className={styles.who}>
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
