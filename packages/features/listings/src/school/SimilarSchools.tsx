import type { School } from '@edbazaar/api-client'
import { schoolCard } from '@edbazaar/feature-shell'
import { CardRow } from '@edbazaar/ui/CardRow'
import { SchoolCard } from '@edbazaar/ui/SchoolCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import * as styles from './school.css'
import { nearbyPath } from './school-links'

/** Schools like this one near it. */
export function SimilarSchools({ school }: { school: School }) {
  if (school.similar.length === 0) return null
  const path = nearbyPath(school)
  return (
    <section id="near" className={styles.after}>
      <SectionHead
        title={messages.similar}
        more={path === null ? undefined : { label: messages.allNearby, href: path }}
      />
      <CardRow label={messages.similar} tabIndex={0}>
        {school.similar.map((one) => (
          <SchoolCard key={one.slug} {...schoolCard(one)} />
        ))}
      </CardRow>
    </section>
  )
}
