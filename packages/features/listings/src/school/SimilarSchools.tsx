import { CardRow } from '@edbazaar/ui/CardRow'
import { SchoolCard, type SchoolCardProps } from '@edbazaar/ui/SchoolCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import * as styles from './school.css'
import { nearbyPath } from './school-links'
import type { ShownSchool } from './shown-school'

interface SimilarSchoolsProps {
  /** The school that they are like. */
  school: Pick<ShownSchool, 'lat' | 'lng'>
  similar: readonly SchoolCardProps[]
}

/** Schools like this one near it. */
export function SimilarSchools({ school, similar }: SimilarSchoolsProps) {
  if (similar.length === 0) return null
  const path = nearbyPath(school)
  return (
    <section id="near" className={styles.after}>
      <SectionHead
        title={messages.similar}
        more={path === null ? undefined : { label: messages.allNearby, href: path }}
      />
      <CardRow label={messages.similar} tabIndex={0}>
        {similar.map((card) => (
          <SchoolCard key={card.href} {...card} />
        ))}
      </CardRow>
    </section>
  )
}
