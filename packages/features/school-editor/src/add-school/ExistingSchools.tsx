import type { SchoolSuggestion } from '@edbazaar/api-client'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { useId } from 'react'
import * as styles from './add-school.css'
import { messages } from './messages'

/** Schools that may be the one being added; each link opens the school's page in a new tab. */
export function ExistingSchools({ schools }: { schools: readonly SchoolSuggestion[] }) {
  const t = useMessages(messages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.existing}>
      <p id={id} role="status" className={styles.legend}>
        {schools.length > 0 && t(messages.isItOneOfThese)}
      </p>
      {schools.length > 0 && (
        <>
          <ul className={styles.existingList}>
            {schools.map(({ slug, name, address }) => (
              <li key={slug}>
                <Link href={paths.school(slug)} target="_blank">
                  {name}
                </Link>
                <span className={styles.hint}>{address}</span>
              </li>
            ))}
          </ul>
          <p className={styles.hint}>{t(messages.claimInstead)}</p>
        </>
      )}
    </section>
  )
}
