import type { FeeSheet as FeeSheetData } from '@edbazaar/api-client'
import { FeeSheet } from '@edbazaar/ui/FeeSheet'
import { formatDay } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import * as styles from './school.css'

type FeeRow = FeeSheetData['rows'][number]

interface FeesSectionProps {
  fees: FeeSheetData | null
  /** The row of the class chosen at the desk, from 0. */
  chosen: number
}

/** Fees by class and head, with the first year's total; or that they were not told. */
export function FeesSection({ fees, chosen }: FeesSectionProps) {
  return (
    <section id="fees" className={styles.section}>
      {fees === null ? (
        <FeesNotProvided />
      ) : (
        <>
          <SectionHead
            title={messages.feesFor(fees.year)}
            note={messages.toldOn(formatDay(fees.told_on, { withYear: true }))}
            isFlush
          />
          <FeeSheet
            heads={messages.feeHeads}
            rows={fees.rows.map((row, index) => ({
              classes: row.classes,
              amounts: amountsOf(row),
              total: row.total,
              isChosen: index === chosen,
            }))}
          />
          <p className={styles.note}>
            <span className={styles.slideNote}>{messages.slideNote} </span>
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
      <p className={styles.notProvided}>{messages.feesNotProvided}</p>
    </>
  )
}

function amountsOf({ admission, tuition, transport, books }: FeeRow) {
  return [admission, tuition, transport, books]
}

/** What the totals leave out: in every row, or in those that do not tell it. */
function incompleteNote(rows: readonly FeeRow[]): string {
  const gaps = messages.feeWords
    .map((head, column) => {
      const notProvided = rows.filter((row) => amountsOf(row)[column] === null).length
      return { head, notProvided }
    })
    .filter(({ notProvided }) => notProvided > 0)
  if (gaps.length === 0) return ''
  const heads = joinWords(gaps.map(({ head }) => head))
  return messages.totalsLeaveOut(
    heads,
    gaps.every(({ notProvided }) => notProvided === rows.length),
  )
}

/** "admission, transport and books". */
function joinWords(words: readonly string[]): string {
  const most = words.slice(0, -1).join(', ')
  return [most, ...words.slice(-1)].filter(Boolean).join(' and ')
}
