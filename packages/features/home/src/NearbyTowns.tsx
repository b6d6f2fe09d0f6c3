import { paths } from '@edbazaar/feature-shell'
import { Link } from '@edbazaar/ui/Link'
import * as styles from './home.css'
import { messages } from './messages'

/** The largest towns, by the slug of their place. */
const towns = [
  ['Delhi', 'delhi'],
  ['Mumbai', 'mumbai'],
  ['Bengaluru', 'bengaluru'],
  ['Pune', 'pune'],
  ['Chennai', 'chennai'],
] as const

/** The schools of a town in one step, for those who do not search. */
export function NearbyTowns() {
  return (
    <nav aria-labelledby="near" className={styles.near}>
      <h2 id="near" className={styles.nearHead}>
        {messages.near}
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
