import type { Fact } from '@edbazaar/api-client'
import { factLabel, formatFact, safeWebsite } from '@edbazaar/feature-shell'
import { FactTable } from '@edbazaar/ui/FactTable'
import { formatDay, formatMonth } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import { messages } from './messages'
import * as styles from './school.css'
import type { SchoolDetails } from './school-details'
import { kindFacts } from './school-filters'

/** The facts of a school with source and date. */
export function FactsSection({ school }: { school: SchoolDetails }) {
  const { facts, source, updated_at: updatedAt } = school
  return (
    <section id="facts" className={styles.section}>
      <SectionHead title={messages.facts} isFlush />
      <FactTable
        label={messages.facts}
        facts={[
          ...kindFacts(school),
          ...facts.map((fact) => ({
            name: factLabel(fact),
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

function shownValue(fact: Fact): ReactNode {
  const website = fact.name === 'website' ? safeWebsite(fact.value) : null
  if (website === null) return formatFact(fact)
  return (
    <a href={website} rel="nofollow noopener external" className={styles.textLink}>
      {fact.value}
    </a>
  )
}

function sourceOf({ source, as_of: asOf }: Fact): string | null {
  if (source === null) return null
  return asOf === null ? source : `${source}, ${formatMonth(asOf)}`
}
