import type { SchoolSummary } from '@edbazaar/api-client'
import {
  SchoolActionButtons,
  schoolActionTarget,
  schoolCard,
  useSchoolActionHeadings,
} from '@edbazaar/feature-catalogue-ui'
import { schoolAvailability, schoolMessages } from '@edbazaar/feature-catalogue-ui/school-labels'
import {
  pathNearSavedPlace,
  paths,
  type SavedPlace,
  translateLabels,
  useMessages,
} from '@edbazaar/feature-platform'
import { CardRow } from '@edbazaar/ui/CardRow'
import { SchoolCard, SchoolCardSkeleton } from '@edbazaar/ui/SchoolCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { LoadedHome, FeaturedSchools as Schools } from '../load-home'
import { Deferred } from './Deferred'
import { messages } from './messages'
import { placeholders } from './placeholders'
import { block } from './sections.css'

const headingId = 'featured-schools'

interface FeaturedSchoolsProps extends Pick<LoadedHome, 'featured'> {
  /** The place that the schools are near, if any. */
  place?: SavedPlace | undefined
}

/** The row of featured schools. Renders nothing if they did not load. */
export function FeaturedSchools({ featured, place }: FeaturedSchoolsProps) {
  return (
    <Deferred value={featured} fallback={<RowSkeleton />}>
      {(schools) => <Row featured={schools} place={place} />}
    </Deferred>
  )
}

interface RowProps extends Pick<FeaturedSchoolsProps, 'place'> {
  featured: Schools | null
}

function Row({ featured, place }: RowProps) {
  const t = useMessages(messages)

  if (featured === null || featured.data.length === 0) return null
  const { data: schools, total, is_total_exact: isExact } = featured
  const all = isExact ? t(messages.allOf(total)) : t(messages.allSchools)
  const more = place
    ? { label: t(messages.schoolsNear(place.name)), href: pathNearSavedPlace(paths.schools, place) }
    : { label: all, href: paths.schools }
  return (
    <section aria-labelledby={headingId} className={block}>
      <SectionHead title={t(messages.featured)} titleId={headingId} more={more} />
      <CardRow label={t(messages.featured)} tabIndex={0}>
        {schools.map((school) => (
          <Card key={school.slug} school={school} />
        ))}
      </CardRow>
    </section>
  )
}

function Card({ school }: { school: SchoolSummary }) {
  const t = useMessages(schoolMessages)
  const hasActions = useSchoolActionHeadings().length > 0
  return (
    <SchoolCard
      {...schoolCard(school)}
      labels={translateLabels(schoolMessages.cardLabels, t)}
      availability={schoolAvailability(school.availability, t)}
      actions={
        hasActions && <SchoolActionButtons school={schoolActionTarget(school)} look="text" />
      }
    />
  )
}

function RowSkeleton() {
  const t = useMessages(messages, schoolMessages)
  const labels = translateLabels(schoolMessages.cardLabels, t)
  const hasActions = useSchoolActionHeadings().length > 0
  return (
    <section aria-labelledby={headingId} aria-busy="true" className={block}>
      <SectionHead
        title={t(messages.featured)}
        titleId={headingId}
        more={{ label: t(messages.allSchools), href: paths.schools }}
      />
      <CardRow label={t(messages.featured)} isLoading>
        {placeholders.map((key) => (
          <SchoolCardSkeleton key={key} labels={labels} hasActions={hasActions} />
        ))}
      </CardRow>
    </section>
  )
}
