import type { SchoolSummary } from '@edbazaar/api-client'
import {
  actedSchool,
  paths,
  SchoolButtons,
  schoolCard,
  useActionHeads,
} from '@edbazaar/feature-shell'
import { CardRow } from '@edbazaar/ui/CardRow'
import { SchoolCard, SchoolCardSkeleton } from '@edbazaar/ui/SchoolCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Suspense, use } from 'react'
import { block } from './home.css'
import type { Featured, LoadedHome } from './load-home'
import { messages } from './messages'

const headingId = 'featured-schools'
/** While they load (section 9). */
const placeholders = [1, 2, 3, 4, 5]

/** The row of featured schools; nothing at all where they did not load. */
export function FeaturedSchools({ featured }: LoadedHome) {
  return (
    <Suspense fallback={<Waiting />}>
      <Arrived featured={featured} />
    </Suspense>
  )
}

function Arrived({ featured }: LoadedHome) {
  return <Row featured={featured instanceof Promise ? use(featured) : featured} />
}

function Row({ featured }: { featured: Featured }) {
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
        {schools.map((school, index) => (
          <Card key={school.slug} school={school} isPriority={index === 0} />
        ))}
      </CardRow>
    </section>
  )
}

function Card({ school, isPriority }: { school: SchoolSummary; isPriority: boolean }) {
  const hasActions = useActionHeads().length > 0
  return (
    <SchoolCard
      {...schoolCard(school)}
      isPriority={isPriority}
      actions={hasActions && <SchoolButtons school={actedSchool(school)} look="words" />}
    />
  )
}

function Waiting() {
  const hasActions = useActionHeads().length > 0
  return (
    <section aria-labelledby={headingId} aria-busy="true" className={block}>
      <SectionHead
        title={messages.featured}
        titleId={headingId}
        more={{ label: messages.allSchools, href: paths.schools }}
      />
      <CardRow label={messages.featured}>
        {placeholders.map((place) => (
          <SchoolCardSkeleton key={place} hasActions={hasActions} />
        ))}
      </CardRow>
    </section>
  )
}
