'use client'

import type { ClipboardEvent, KeyboardEvent } from 'react'
import { formatRupees } from '../../formatting/numbers'
import { TrashIcon } from '../Icon/work-icons'
import { IconButton } from '../IconButton/IconButton'
import * as styles from './FeeSheetEditor.css'
import { type FeeEntry, type FeeHead, type FeeProblem, tidyAmount, totalsOf } from './fee-entries'
import type { FeeSheetEditorLabels } from './labels'

interface FeeSheetRowProps {
  row: number
  entry: FeeEntry
  heads: readonly FeeHead[]
  /** The class, or the number of the row. */
  name: string
  labels: FeeSheetEditorLabels
  problems: readonly FeeProblem[]
  /** Column of the focused cell; null if the focus is elsewhere. */
  active: number | null
  canRemove: boolean
  onActive: (column: number) => void
  onEntry: (entry: FeeEntry) => void
  onKeyDown: (event: KeyboardEvent, column: number) => void
  onPaste: (event: ClipboardEvent, column: number) => void
  onRemove: () => void
}

/** One class: its name, its amounts, its totals and the button that removes it. */
export function FeeSheetRow({
  row,
  entry,
  heads,
  name,
  labels,
  problems,
  active,
  canRemove,
  onActive,
  onEntry,
  onKeyDown,
  onPaste,
  onRemove,
}: FeeSheetRowProps) {
  /** A cell is not marked while the user types in it. */
  const isInvalid = (column: number) =>
    column !== active && problems.some((problem) => problem.column === column)
  const cellProps = (column: number) => ({
    'data-cell': `${row}-${column}`,
    'aria-invalid': isInvalid(column) || undefined,
    autoComplete: 'off',
    onFocus: () => onActive(column),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, column),
    onPaste: (event: ClipboardEvent) => onPaste(event, column),
  })
  const withAmount = (index: number, text: string) =>
    onEntry({ ...entry, amounts: entry.amounts.with(index, text) })
  return (
    <div className={styles.row}>
      <input
        {...cellProps(0)}
        type="text"
        aria-label={labels.cell(labels.classes, name)}
        placeholder={row === 0 ? labels.example : undefined}
        className={styles.classes}
        value={entry.classes}
        onChange={({ currentTarget }) => onEntry({ ...entry, classes: currentTarget.value })}
      />
      {heads.map((head, index) => {
        const text = entry.amounts[index] ?? ''
        return (
          <label key={head.name} className={styles.amount}>
            <span className={styles.amountLabel} aria-hidden="true">
              {head.name}
            </span>
            <input
              {...cellProps(index + 1)}
              type="text"
              inputMode="numeric"
              aria-label={labels.cell(head.name, name)}
              className={styles.amountInput}
              value={text}
              onChange={({ currentTarget }) => withAmount(index, currentTarget.value)}
              onBlur={() => {
                const tidy = tidyAmount(text)
                if (tidy !== text) withAmount(index, tidy)
              }}
            />
          </label>
        )
      })}
      <Totals entry={entry} heads={heads} labels={labels} />
      <span className={styles.remove}>
        {canRemove && (
          <IconButton
            label={labels.removeRow(name)}
            icon={<TrashIcon />}
            data-cell={`${row}-${heads.length + 1}`}
            onClick={onRemove}
          />
        )}
      </span>
    </div>
  )
}

/** The cost of the class every year and in its first year, as parents will read it. */
function Totals({ entry, heads, labels }: Pick<FeeSheetRowProps, 'entry' | 'heads' | 'labels'>) {
  const { yearly, firstYear } = totalsOf(entry, heads)
  if (firstYear === null) return <p className={styles.totals} />
  return (
    <p className={styles.totals}>
      <span className={styles.totalsLabel}>{labels.yearly}</span>{' '}
      <b>{yearly === null ? '–' : formatRupees(yearly)}</b>{' '}
      {firstYear !== yearly && (
        <small className={styles.firstYear}>{labels.firstYear(formatRupees(firstYear))}</small>
      )}
    </p>
  )
}
