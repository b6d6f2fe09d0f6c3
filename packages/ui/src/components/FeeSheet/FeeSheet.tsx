import type { ComponentProps } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatCount, formatRupees } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { NotProvided } from '../NotProvided/NotProvided'
import * as styles from './FeeSheet.css'

export interface FeeRow {
  /** The classes it applies to: "Class 1 to 5". */
  classes: string
  /** Rupees under each of `headings`, in their order; null if not provided. */
  amounts: readonly (number | null)[]
  /** The first year's total, in rupees. */
  total: number | null
  /** Whether it is the class that the user searched for. @default false */
  isHighlighted?: boolean
}

export interface FeeSheetProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the table. @default 'Fee sheet' */
  label?: string
  /** Heading of the first column. @default 'Class' */
  classHeading?: string
  /** Column headings: "Tuition, a year". */
  headings: readonly string[]
  /** By class, from the youngest. */
  rows: readonly FeeRow[]
  /** Heading of the last column. @default 'First-year total' */
  totalHeading?: string
}

/** The frame scrolls sideways and must be focusable: Safari does not make scroll containers focusable. */
const reachable = { tabIndex: 0 }

/** Fees by class. On a phone the first and last column are sticky while the rest scrolls. */
export function FeeSheet({
  label = 'Fee sheet',
  classHeading = 'Class',
  headings,
  rows,
  totalHeading = 'First-year total',
  className,
  ...rest
}: FeeSheetProps) {
  return (
    <section
      {...reachable}
      aria-label={label}
      className={joinClasses(styles.frame, className)}
      {...rest}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.headFirst}>
              {classHeading}
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={styles.head}>
                <Heading text={heading} />
              </th>
            ))}
            <th scope="col" className={styles.headLast}>
              <Heading text={totalHeading} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FeeTableRow key={row.classes} row={row} headings={headings} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Adds a word joiner after each hyphen, so that "First-year" does not wrap. */
function Heading({ text }: { text: string }) {
  return (
    <span className={styles.headWords} lang={languageOf(text)}>
      {text.replaceAll('-', '-\u2060')}
    </span>
  )
}

function FeeTableRow({ row, headings }: { row: FeeRow; headings: readonly string[] }) {
  return (
    <tr className={styles.row} data-highlighted={row.isHighlighted || undefined}>
      <th scope="row" className={styles.classes} lang={languageOf(row.classes)}>
        <span className={styles.classWords}>{row.classes}</span>
      </th>
      {headings.map((heading, index) => (
        <td key={heading} className={styles.amount}>
          <Amount rupees={row.amounts[index] ?? null} />
        </td>
      ))}
      <td className={styles.total}>
        {row.total === null ? <NotProvided /> : formatRupees(row.total)}
      </td>
    </tr>
  )
}

function Amount({ rupees }: { rupees: number | null }) {
  return rupees === null ? <NotProvided /> : formatCount(rupees)
}
