import type { FeeSheet as FeeSheetData } from '@edbazaar/api-client'
import { FeeSheet } from '@edbazaar/ui/FeeSheet'
import { formatDay } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import * as styles from './school.css'

type FeeRow = FeeSheetData['rows'][number]

interface FeesSectionProps {
  fees: FeeSheetData | null
  /** Index of the row selected in the summary card. */
  selectedRow: number
}

/** Fees by class and head with the total of the first year, or "Fees not provided". */
export function FeesSection({ fees, selectedRow }: FeesSectionProps) {
  return (
    <section id="fees" className={styles.section}>
      {fees === null ? (
        <FeesNotProvided />
      ) : (
        <>
          <SectionHead
            title={messages.feesFor(fees.year)}
            note={messages.providedOn(formatDay(fees.told_on, { withYear: true }))}
            isFlush
          />
          <FeeSheet
            headings={messages.feeHeads}
            rows={fees.rows.map((row, index) => ({
              classes: row.classes,
              amounts: amountsOf(row),
              total: row.total,
              isHighlighted: index === selectedRow,
            }))}
          />
          <p className={styles.note}>
            <span className={styles.scrollNote}>{messages.scrollNote} </span>
            {messages.feeNote} {incompleteNote(fees.rows)}
          </p>
        </>
      )}
    </section>
  )
}

function FeesNotProvided() {
  return (
    <>
      <SectionHead title={messages.fees} />
      <p className={styles.missing}>{messages.feesNotProvided}</p>
    </>
  )
}

function amountsOf({ admission, tuition, transport, books }: FeeRow) {
  return [admission, tuition, transport, books]
}

/** Says which heads the totals exclude: in every row, or where they are not provided. */
function incompleteNote(rows: readonly FeeRow[]): string {
  const gaps = messages.feeNames
    .map((head, column) => {
      const missing = rows.filter((row) => amountsOf(row)[column] === null).length
      return { head, missing }
    })
    .filter(({ missing }) => missing > 0)
  if (gaps.length === 0) return ''
  const heads = joinNames(gaps.map(({ head }) => head))
  return messages.totalsExclude(
    heads,
    gaps.every(({ missing }) => missing === rows.length),
  )
}

/** "admission, transport and books". */
function joinNames(names: readonly string[]): string {
  const allButLast = names.slice(0, -1).join(', ')
  return [allButLast, ...names.slice(-1)].filter(Boolean).join(' and ')
}
