import type { Fact } from '@edbazaar/api-client'
import { factMessages, formatFact, safeWebsite } from '@edbazaar/feature-catalogue-ui/school-facts'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import {
  dayInIndia,
  paths,
  translateLabels,
  useI18n,
  useLocale,
  useMessages,
  useSession,
} from '@edbazaar/feature-platform'
import { FactTable } from '@edbazaar/ui/FactTable'
import { formatDay, formatMonth, type Locale } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { ReactNode } from 'react'
import { messages } from './messages'
import { ClaimLink, CorrectionLink } from './SchoolLinks'
import * as schoolStyles from './school.css'
import type { SchoolDetails } from './school-details'
import { kindFacts } from './school-filters'

/** The facts of a school with source and date. */
export function FactsSection({ school }: { school: SchoolDetails }) {
  const t = useMessages(messages, factMessages)
  const locale = useLocale()
  const { facts, source, updated_at: updatedAt } = school
  const kinds = kindFacts(school)
  const known = facts.filter(({ value }) => value !== null)
  return (
    <section id="facts" className={styles.section}>
      <SectionHead title={t(messages.facts)} isFlush />
      {kinds.length + known.length > 0 && (
        <FactTable
          label={t(messages.facts)}
          labels={translateLabels(messages.factLabels, t)}
          facts={[
            ...kinds,
            ...known.map((fact) => ({
              name: t(factMessages.names[fact.name]),
              value: shownValue(fact, locale),
              source: <Source fact={fact} />,
            })),
          ]}
        />
      )}
      <MissingFacts school={school} />
      <p className={styles.note}>
        {t(messages.source(source, formatDay(dayInIndia(updatedAt), { withYear: true, locale })))}
      </p>
    </section>
  )
}

/** Everything that the school has not provided in one line, and what can be done about it. */
function MissingFacts({ school }: { school: SchoolDetails }) {
  const { locale } = useI18n()
  const isAdmin = useSession()?.user.is_admin === true
  const t = useMessages(messages, factMessages)
  const missing = [
    ...(school.fees === null ? [t(messages.fees)] : []),
    ...(school.admission_dates.length === 0 ? [t(messages.dates)] : []),
    ...school.facts
      .filter(({ value }) => value === null)
      .map(({ name }) => t(factMessages.names[name])),
  ]
  return (
    <>
      {missing.length > 0 && (
        <p className={schoolStyles.missing}>
          {t(messages.notProvidedList(new Intl.ListFormat(locale).format(missing)))}
        </p>
      )}
      <p className={schoolStyles.links}>
        <ClaimLink school={school} />
        <CorrectionLink school={school} />
        {isAdmin && <Link href={paths.editAnySchool(school.id)}>{t(messages.editAsAdmin)}</Link>}
      </p>
    </>
  )
}

function shownValue(fact: Fact, locale: Locale): ReactNode {
  const website = fact.name === 'website' ? safeWebsite(fact.value) : null
  if (website === null) return formatFact(fact, locale)
  return (
    <a href={website} rel="nofollow noopener external" className={styles.textLink}>
      {fact.value}
    </a>
  )
}

/** The source and date of the value, then what a register says if it differs. */
function Source({ fact }: { fact: Fact }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { register } = fact
  if (register === null) return sourceOf(fact, locale)
  return (
    <>
      {sourceOf(fact, locale)}
      <span className={styles.registerLine}>
        {t(
          messages.registerSays(
            formatFact({ ...fact, ...register }, locale) ?? '',
            sourceOf(register, locale) ?? '',
          ),
        )}
      </span>
    </>
  )
}

/** The source and date of a fact: to the day from an owner, to the month from a register. */
function sourceOf(
  { source, as_of: asOf }: Pick<Fact, 'source' | 'as_of'>,
  locale: Locale,
): string | null {
  if (source === null || asOf === null) return source
  const date =
    source === ownerSource ? formatDay(asOf, { withYear: true, locale }) : formatMonth(asOf, locale)
  return `${source}, ${date}`
}

/** The source that the contract names for facts from the owner. */
const ownerSource = 'The school'
