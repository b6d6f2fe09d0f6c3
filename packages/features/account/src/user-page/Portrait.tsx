import type { User } from '@edbazaar/api-client'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { fullName } from './full-name'
import * as styles from './portrait.css'

type PortraitUser = Pick<User, 'firstname' | 'lastname' | 'profile_image' | 'cover_image'>

/** A user's photo, or their initials. Decorative: the name is shown beside it. */
export function Portrait({ user }: { user: PortraitUser }) {
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

/** A user's cover, or a dot pattern if there is none. */
export function Cover({ user }: { user: PortraitUser }) {
  if (user.cover_image === null) return <div className={styles.noCover} />
  return <img src={user.cover_image} alt="" width={1500} height={500} className={styles.cover} />
}

/** Graphemes, so that combining signs of Indian scripts stay with their letter. */
function initialsOf(name: string): string {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const firstOf = (word: string) => [...letters.segment(word)][0]?.segment ?? ''
  const [first = '', second = ''] = name.split(/\s+/)
  return (firstOf(first) + firstOf(second)).toLocaleUpperCase('en')
}
