import { SchoolActionButtons, useSchoolActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { schoolAvailability, schoolMessages } from '@edbazaar/feature-catalogue-ui/school-labels'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { CardRow } from '@edbazaar/ui/CardRow'
import { SchoolCard } from '@edbazaar/ui/SchoolCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { SimilarSchool } from './load-school'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'
import { nearbyPath } from './school-links'

export interface SimilarSchoolsProps {
  /** The school of the page. */
  school: Pick<SchoolDetails, 'lat' | 'lng'>
  similar: readonly SimilarSchool[]
}

/** Similar schools nearby. */
export function SimilarSchools({ school, similar }: SimilarSchoolsProps) {
  const t = useMessages(messages, schoolMessages)
  const hasActions = useSchoolActionHeadings().length > 0
  const labels = translateLabels(schoolMessages.cardLabels, t)
  const path = nearbyPath(school)
  return (
    <section id="near" className={styles.after}>
      <SectionHead
        title={t(messages.similar)}
        more={path === null ? undefined : { label: t(messages.allNearby), href: path }}
      />
      <CardRow label={t(messages.similar)} tabIndex={0}>
        {similar.map(({ schoolId: id, slug, lat: _, lng: __, ...card }) => (
          <SchoolCard
            key={slug}
            {...card}
            labels={labels}
            availability={schoolAvailability(card.availability, t)}
            actions={
              hasActions && (
                <SchoolActionButtons
                  school={{ id, slug, name: card.name, image: card.image.src }}
                  look="text"
                />
              )
            }
          />
        ))}
      </CardRow>
    </section>
  )
}
