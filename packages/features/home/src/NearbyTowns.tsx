import { paths, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import * as styles from './home.css'
import { messages } from './messages'

/** Large towns with the slugs of their places. */
const towns = [
  ['Delhi', 'delhi'],
  ['Mumbai', 'mumbai'],
  ['Bengaluru', 'bengaluru'],
  ['Pune', 'pune'],
  ['Chennai', 'chennai'],
] as const

/** Links to the schools of large towns. */
export function NearbyTowns() {
  const t = useMessages(messages)

  return (
    <nav aria-labelledby="near" className={styles.near}>
      <h2 id="near" className={styles.nearHead}>
        {t(messages.near)}
      </h2>
      <ul className={styles.towns}>
        {towns.map(([name, slug]) => (
          <li key={slug}>
            <Link href={`${paths.schools}?place=${slug}`} className={styles.town}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
