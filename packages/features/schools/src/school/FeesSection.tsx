import type { FeeSheet as FeeSheetData } from '@edbazaar/api-client'
import * as styles from '@edbazaar/feature-catalogue-ui/sections.css'
import { type I18n, useI18n, useMessages } from '@edbazaar/feature-platform'
import { FeeSheet } from '@edbazaar/ui/FeeSheet'
import { formatDay } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'

type FeeRow = FeeSheetData['rows'][number]

interface FeesSectionProps {
  fees: FeeSheetData
  /** Index of the row selected in the summary card. */
  selectedRow: number
}

/** Fees by class and head, with the yearly cost and the total of the first year. */
export function FeesSection({ fees, selectedRow }: FeesSectionProps) {
  const t = useMessages(messages)
  const i18n = useI18n()
  return (
    <section id="fees" className={styles.section}>
      <SectionHead
        title={t(messages.feesFor(fees.year))}
        note={t(
          messages.providedOn(formatDay(fees.provided_on, { withYear: true, locale: i18n.locale })),
        )}
        isFlush
      />
      <FeeSheet
        label={t(messages.feeSheet)}
        classHeading={t(messages.feeClass)}
        totalHeading={t(messages.firstYear)}
        headings={[...messages.feeHeads.map((head) => t(head)), t(messages.everyYear)]}
        rows={fees.rows.map((row, index) => ({
          classes: row.classes,
          amounts: [...amountsOf(row), row.yearly],
          total: row.total,
          isHighlighted: index === selectedRow,
        }))}
      />
      <p className={styles.note}>
        <span className={styles.scrollNote}>{t(messages.scrollNote)} </span>
        {t(messages.feeNote)} {incompleteNote(fees.rows, i18n)}
      </p>
    </section>
  )
}

function amountsOf({ admission, tuition, transport, books }: FeeRow) {
  return [admission, tuition, transport, books]
}

/** Says which heads the totals exclude: in every row, or where they are not provided. */
function incompleteNote(rows: readonly FeeRow[], i18n: I18n): string {
  const t = i18n.translate(messages)
  const gaps = messages.feeNames
    .map((head, column) => {
      const missing = rows.filter((row) => amountsOf(row)[column] === null).length
      return { head: t(head), missing }
    })
    .filter(({ missing }) => missing > 0)
  if (gaps.length === 0) return ''
  // "admission, transport and books".
  const heads = new Intl.ListFormat(i18n.locale).format(gaps.map(({ head }) => head))
  const isAlways = gaps.every(({ missing }) => missing === rows.length)
  return t(isAlways ? messages.totalsExclude(heads) : messages.totalsPartlyExclude(heads))
}
