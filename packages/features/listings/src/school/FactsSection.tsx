import type { Fact } from '@edbazaar/api-client'
import { FactTable } from '@edbazaar/ui/FactTable'
import { formatCount, formatDay, formatMonth } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import { factNames, messages } from './messages'
import * as styles from './school.css'
import { kindFacts } from './school-filters'
import { safeWebsite } from './school-links'
import type { ShownSchool } from './shown-school'

/** What is known of a school, who says so, and since when. */
export function FactsSection({ school }: { school: ShownSchool }) {
  const { facts, source, updated_at: updatedAt } = school
  return (
    <section id="facts" className={styles.section}>
      <SectionHead title={messages.facts} isFlush />
      <FactTable
        label={messages.facts}
        facts={[
          ...kindFacts(school),
          ...facts.map((fact) => ({
            name: factNames[fact.name],
            value: shownValue(fact),
            source: sourceOf(fact),
          })),
        ]}
      />
      <p className={styles.note}>
        {messages.source(source, formatDay(updatedAt, { withYear: true }))}
      </p>
    </section>
  )
}

function shownValue({ name, value }: Fact): ReactNode {
  if (value !== null && isCount(name) && /^\d{1,9}$/.test(value)) return formatCount(Number(value))
  const website = name === 'website' ? safeWebsite(value) : null
  if (website === null) return value
  return (
    <a href={website} rel="nofollow noopener external" className={styles.textLink}>
      {value}
    </a>
  )
}

/** A year is no count. */
function isCount(name: Fact['name']): boolean {
  return name === 'students' || name === 'classrooms'
}

function sourceOf({ source, as_of: asOf }: Fact): string | null {
  if (source === null) return null
  return asOf === null ? source : `${source}, ${formatMonth(asOf)}`
}
