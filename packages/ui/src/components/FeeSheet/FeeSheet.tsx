import type { ComponentProps } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatCount, formatRupees } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { NotProvided } from '../NotProvided/NotProvided'
import * as styles from './FeeSheet.css'

export interface FeeRow {
  /** The classes it holds for: "Class 1 to 5". */
  classes: string
  /** Rupees under each of `heads`, in their order; null where the school has not told. */
  amounts: readonly (number | null)[]
  /** The first year's total, in rupees. */
  total: number | null
  /** Whether it is the class the parent looks for. @default false */
  isChosen?: boolean
}

export interface FeeSheetProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Spoken as the table's name. @default 'Fee sheet' */
  label?: string
  /** What is paid for: "Tuition, a year". */
  heads: readonly string[]
  /** By class, from the youngest on. */
  rows: readonly FeeRow[]
  /** Head of the last column. @default 'First-year total' */
  totalHead?: string
}

/** The frame scrolls sideways, so the keyboard must reach it: Safari does not see to that itself. */
const reachable = { tabIndex: 0 }

/** Fees by class. On a phone the first and last column stay while the rest slides. */
export function FeeSheet({
  label = 'Fee sheet',
  heads,
  rows,
  totalHead = 'First-year total',
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
              Class
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.head}>
                <HeadWords words={head} />
              </th>
            ))}
            <th scope="col" className={styles.headLast}>
              <HeadWords words={totalHead} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FeeLine key={row.classes} row={row} heads={heads} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A word joiner after each hyphen: "First-year" is not cut in two. */
function HeadWords({ words }: { words: string }) {
  return (
    <span className={styles.headWords} lang={languageOf(words)}>
      {words.replaceAll('-', '-\u2060')}
    </span>
  )
}

function FeeLine({ row, heads }: { row: FeeRow; heads: readonly string[] }) {
  return (
    <tr className={styles.row} data-chosen={row.isChosen || undefined}>
      <th scope="row" className={styles.classes} lang={languageOf(row.classes)}>
        <span className={styles.classWords}>{row.classes}</span>
      </th>
      {heads.map((head, index) => (
        <td key={head} className={styles.amount}>
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
