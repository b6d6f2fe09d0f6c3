import type { User } from '@edbazaar/api-client'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { fullName } from './own-user'
import * as styles from './portrait.css'

type Portrayed = Pick<User, 'firstname' | 'lastname' | 'profile_image' | 'cover_image'>

/** A user's photo, or the first letters of their names. The name stands beside it. */
export function Portrait({ user }: { user: Portrayed }) {
  if (user.profile_image !== null)
    return (
      <ResponsiveImage
        src={user.profile_image}
        alt=""
        shape="square"
        className={styles.photo}
        isPriority
      />
    )
  return (
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(fullName(user))}
    </span>
  )
}

/** A user's cover; without one the dots of a kolam whose line is not drawn yet. */
export function Cover({ user }: { user: Portrayed }) {
  if (user.cover_image === null) return <div className={styles.noCover} />
  return <img src={user.cover_image} alt="" width={1500} height={500} className={styles.cover} />
}

/** Letters as a reader sees them, with the signs that belong to them. */
function initialsOf(name: string): string {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const firstOf = (word: string) => [...letters.segment(word)][0]?.segment ?? ''
  const [first = '', second = ''] = name.split(/\s+/)
  return (firstOf(first) + firstOf(second)).toLocaleUpperCase('en')
}
