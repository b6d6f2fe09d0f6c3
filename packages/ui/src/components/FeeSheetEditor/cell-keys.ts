import type { KeyboardEvent } from 'react'
import type { CellPosition } from './FeeSheetEditor'

interface Sheet {
  rows: number
  /** With the class. */
  columns: number
  /** The position of the caret in the text of the cell. */
  caret: { isAtStart: boolean; isAtEnd: boolean }
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * The cell that a key moves to; null if the key does what it always does. A row after the last one
 * is a new row. From the last amount, the right arrow moves to the button that removes the row, and
 * Tab passes that button.
 */
export function nextCell(
  { key, shiftKey, altKey, ctrlKey, metaKey }: Key,
  { row, column }: CellPosition,
  { rows, columns, caret }: Sheet,
): CellPosition | null {
  if (altKey || ctrlKey || metaKey) return null
  const isLastRow = row === rows - 1
  switch (key) {
    case 'Enter':
      if (shiftKey) return { row: Math.max(0, row - 1), column }
      return isLastRow ? { row: row + 1, column: 0 } : { row: row + 1, column }
    case 'ArrowDown':
      return isLastRow || shiftKey ? null : { row: row + 1, column }
    case 'ArrowUp':
      return row === 0 || shiftKey ? null : { row: row - 1, column }
    case 'ArrowLeft':
      return column === 0 || shiftKey || !caret.isAtStart ? null : { row, column: column - 1 }
    case 'ArrowRight':
      return shiftKey || !caret.isAtEnd ? null : { row, column: column + 1 }
    case 'Tab':
      return shiftKey || column < columns - 1 || isLastRow ? null : { row: row + 1, column: 0 }
    default:
      return null
  }
}

/** The position of the caret in a field. A selected text counts as both ends, as in a spreadsheet. */
export function caretOf(field: EventTarget): Sheet['caret'] {
  if (!(field instanceof HTMLInputElement)) return { isAtStart: true, isAtEnd: true }
  const { selectionStart: start, selectionEnd: end, value } = field
  const isAllSelected = start === 0 && end === value.length
  return {
    isAtStart: isAllSelected || (start === 0 && end === 0),
    isAtEnd: isAllSelected || (start === value.length && end === value.length),
  }
}
