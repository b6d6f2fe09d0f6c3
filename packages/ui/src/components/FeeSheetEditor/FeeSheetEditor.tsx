'use client'

import {
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { joinClasses } from '../../internal/join-classes'
import { Button } from '../Button/Button'
import { PlusIcon } from '../Icon/icons'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { caretOf, nextCell } from './cell-keys'
import * as styles from './FeeSheetEditor.css'
import { FeeSheetRow } from './FeeSheetRow'
import { emptyEntry, type FeeEntry, type FeeHead, feeProblems, isEmptyEntry } from './fee-entries'
import { defaultLabels, type FeeSheetEditorLabels } from './labels'
import { pastedCells, pasteFees } from './pasted-fees'

export interface FeeSheetEditorProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'aria-label'> {
  /** Accessible name: "Fees for 2027–28". */
  label: string
  /** The kinds of fees, one to six: the columns after the class. */
  heads: readonly FeeHead[]
  /** The rows as they are typed. */
  entries: readonly FeeEntry[]
  /** Called on every change. */
  onEntriesChange: (entries: FeeEntry[]) => void
  /** Called when the user leaves the sheet, and after a row was removed. */
  onCommit?: () => void
  /** The most rows. @default 20 */
  maxRows?: number
  /** Error message under the sheet. It names the row and the column. */
  error?: ReactNode
  /** Labels that replace the English defaults. */
  labels?: Partial<FeeSheetEditorLabels>
}

/** The position of a cell; column 0 is the class. */
export interface CellPosition {
  row: number
  column: number
}

/**
 * Fees by class and head, edited like a spreadsheet: arrow keys and Enter move, cells copied from a
 * spreadsheet can be pasted, and every row shows what the class costs every year and in its first.
 */
export function FeeSheetEditor({
  label,
  heads,
  entries,
  onEntriesChange,
  onCommit,
  maxRows = 20,
  error,
  labels: givenLabels,
  className,
  onBlur,
  ...rest
}: FeeSheetEditorProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const id = useId()
  const root = useRef<HTMLFieldSetElement>(null)
  /** The cell that takes the focus after the next render. */
  const nextFocus = useRef<CellPosition | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [active, setActive] = useState<CellPosition | null>(null)
  // An empty sheet has one empty row to type in.
  const rows = entries.length === 0 ? [emptyEntry(heads)] : entries
  const nameOf = (row: number) => rows[row]?.classes.trim() || labels.unnamedRow(row + 1)
  useEffect(() => {
    const cell = nextFocus.current
    nextFocus.current = null
    if (cell !== null) focusCell(cell)
  })

  function focusCell({ row, column }: CellPosition) {
    const cell = root.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)
    cell?.focus()
    if (cell instanceof HTMLInputElement) cell.select()
  }
  function addRow() {
    nextFocus.current = { row: rows.length, column: 0 }
    onEntriesChange([...rows, emptyEntry(heads)])
  }
  function removeRow(row: number) {
    setAnnouncement(labels.removed(nameOf(row)))
    nextFocus.current = { row: Math.max(0, Math.min(row, rows.length - 2)), column: 0 }
    onEntriesChange(rows.toSpliced(row, 1))
    onCommit?.()
  }
  function onKeyDown(event: KeyboardEvent, cell: CellPosition) {
    const moved = nextCell(event, cell, {
      rows: rows.length,
      columns: heads.length + 1,
      caret: caretOf(event.target),
    })
    if (moved === null) return
    const last = rows.at(-1)
    const isNewRow = moved.row === rows.length
    if (isNewRow && (rows.length === maxRows || last === undefined || isEmptyEntry(last))) {
      // Enter in a last row that is empty, or in a full sheet, stays.
      event.preventDefault()
      return
    }
    event.preventDefault()
    if (isNewRow) addRow()
    else focusCell(moved)
  }
  function onPaste(event: ClipboardEvent, cell: CellPosition) {
    const cells = pastedCells(event.clipboardData.getData('text'))
    if (cells === null) return
    event.preventDefault()
    const pasted = pasteFees(rows, cells, heads, { ...cell, maxRows })
    onEntriesChange(pasted.entries)
    setAnnouncement(labels.pasted(pasted.filled, pasted.left))
  }
  function onLeave(event: FocusEvent<HTMLFieldSetElement>) {
    onBlur?.(event)
    if (event.currentTarget.contains(event.relatedTarget)) return
    setActive(null)
    onCommit?.()
  }
  const problems = feeProblems(rows)
  const isFull = rows.length >= maxRows
  return (
    <fieldset
      ref={root}
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
      className={joinClasses(styles.root, className)}
      onBlur={onLeave}
      {...rest}
    >
      <div className={joinClasses(styles.frame, styles.heads[headCountOf(heads)])}>
        {/* Each field has its own name; the headings are for the eyes. */}
        <div className={styles.headRow} aria-hidden="true">
          <span>{labels.classes}</span>
          {heads.map(({ name }) => (
            <span key={name} className={styles.headAmount}>
              {name}
            </span>
          ))}
          <span className={styles.headAmount}>{labels.yearly}</span>
        </div>
        {rows.map((entry, row) => (
          <FeeSheetRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and every cell is controlled
            key={row}
            row={row}
            entry={entry}
            heads={heads}
            name={nameOf(row)}
            labels={labels}
            problems={problems.filter((problem) => problem.row === row)}
            active={active?.row === row ? active.column : null}
            canRemove={rows.length > 1 || !isEmptyEntry(entry)}
            onActive={(column) => setActive({ row, column })}
            onEntry={(next) => onEntriesChange(rows.with(row, next))}
            onKeyDown={(event, column) => onKeyDown(event, { row, column })}
            onPaste={(event, column) => onPaste(event, { row, column })}
            onRemove={() => removeRow(row)}
          />
        ))}
      </div>
      <div className={styles.footer}>
        {isFull ? (
          <p className={styles.note}>{labels.full(maxRows)}</p>
        ) : (
          <Button variant="act" onClick={addRow}>
            <PlusIcon />
            {labels.addRow}
          </Button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </fieldset>
  )
}

const headCounts = [1, 2, 3, 4, 5, 6] as const
const headCountOf = ({ length }: readonly FeeHead[]) =>
  headCounts.find((count) => count === length) ?? 6
