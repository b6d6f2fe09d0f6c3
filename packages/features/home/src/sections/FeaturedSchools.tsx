import type { SchoolSummary } from '@edbazaar/api-client'
import {
  paths,
  SchoolActionButtons,
  schoolActionTarget,
  schoolCard,
  useSchoolActionHeadings,
} from '@edbazaar/feature-shell'
import { CardRow } from '@edbazaar/ui/CardRow'
import { SchoolCard, SchoolCardSkeleton } from '@edbazaar/ui/SchoolCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { LoadedHome, FeaturedSchools as Schools } from '../load-home'
import { Deferred } from './Deferred'
import { messages } from './messages'
import { placeholders } from './placeholders'
import { block } from './sections.css'

const headingId = 'featured-schools'

/** The row of featured schools. Renders nothing if they did not load. */
export function FeaturedSchools({ featured }: Pick<LoadedHome, 'featured'>) {
  return (
    <Deferred value={featured} fallback={<RowSkeleton />}>
      {(schools) => <Row featured={schools} />}
    </Deferred>
  )
}

function Row({ featured }: { featured: Schools | null }) {
  if (featured === null || featured.data.length === 0) return null
  const { data: schools, total, is_total_exact: isExact } = featured
  const label = isExact ? messages.allOf(total) : messages.allSchools
  return (
    <section aria-labelledby={headingId} className={block}>
      <SectionHead
        title={messages.featured}
        titleId={headingId}
        more={{ label, href: paths.schools }}
      />
      <CardRow label={messages.featured} tabIndex={0}>
        {schools.map((school) => (
          <Card key={school.slug} school={school} />
        ))}
      </CardRow>
    </section>
  )
}

function Card({ school }: { school: SchoolSummary }) {
  const hasActions = useSchoolActionHeadings().length > 0
  return (
    <SchoolCard
      {...schoolCard(school)}
      actions={
        hasActions && <SchoolActionButtons school={schoolActionTarget(school)} look="text" />
      }
    />
  )
}

function RowSkeleton() {
  const hasActions = useSchoolActionHeadings().length > 0
  return (
    <section aria-labelledby={headingId} aria-busy="true" className={block}>
      <SectionHead
        title={messages.featured}
        titleId={headingId}
        more={{ label: messages.allSchools, href: paths.schools }}
      />
      <CardRow label={messages.featured} isLoading>
        {placeholders.map((key) => (
          <SchoolCardSkeleton key={key} hasActions={hasActions} />
        ))}
      </CardRow>
    </section>
  )
}
