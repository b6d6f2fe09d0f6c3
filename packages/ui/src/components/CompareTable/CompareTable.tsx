'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Checkbox } from '../Checkbox/Checkbox'
import { Anchor } from '../Link/LinkProvider'
import { NotProvided } from '../NotProvided/NotProvided'
import { ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { ColumnPicker } from './ColumnPicker'
import * as styles from './CompareTable.css'
import type { CompareColumn } from './compare-column'
import { shownPair, withChosen } from './shown-pair'

/** The value in one column. */
export interface CompareCell {
  /** Compared to find differences between columns. */
  value: string
  /** Displayed content. @default value */
  content?: ReactNode
}

export interface CompareRow {
  /** The label: "Fees a year". */
  name: string
  /** One for each column; null if not provided. */
  cells: readonly (CompareCell | null)[]
}

export interface CompareGroup {
  /** "At a glance", "Infrastructure". */
  title: string
  /** The rows, in display order. */
  rows: readonly CompareRow[]
}

export interface CompareTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the table. */
  label: string
  /** One to four. */
  columns: readonly CompareColumn[]
  /** The rows by group, in display order. */
  groups: readonly CompareGroup[]
  /** Buttons beside the "Differences only" checkbox. */
  tools?: ReactNode
  /** Heading of the rows, for screen readers. @default 'Question' */
  questionHeading?: string
  /** Label of the checkbox. @default 'Differences only' */
  differencesLabel?: string
  /** Shown instead of the rows if none differs. @default 'There are no differences in the facts provided.' */
  noDifferencesText?: string
  /**
   * Above the buttons that choose which two of three or four columns a phone shows.
   *
   * @default 'Two at a time. Choose which:'
   */
  pickerLabel?: string
  /** Whether the checkbox is selected. Without it the checkbox keeps its own state. */
  hasDifferencesOnly?: boolean
  /** Called when the checkbox changes. */
  onDifferencesOnlyChange?: (hasDifferencesOnly: boolean) => void
}

/**
 * Records side by side, one fact per row. The names stay in view; the checkbox that hides equal
 * rows works without JavaScript. On a phone the label is above its values, and of three or four
 * columns two are shown at a time: buttons choose which. Without JavaScript all are shown.
 */
export function CompareTable({
  label,
  columns,
  groups,
  tools,
  questionHeading = 'Question',
  differencesLabel = 'Differences only',
  noDifferencesText = 'There are no differences in the facts provided.',
  pickerLabel = 'Two at a time. Choose which:',
  hasDifferencesOnly,
  onDifferencesOnlyChange,
  className,
  ...rest
}: CompareTableProps) {
  const isAlone = columns.length < 2
  const hasPicker = columns.length > 2
  const [chosen, setChosen] = useState<readonly string[]>([])
  const keys = columns.map(({ href }) => href)
  const pair = shownPair(keys, chosen)
  const isShown = keys.map((key) => !hasPicker || pair.includes(key))
  return (
    <div
      className={joinClasses(styles.root, widthOf(columns.length), className)}
      data-alone={isAlone || undefined}
      data-picker={hasPicker || undefined}
      {...rest}
    >
      {(!isAlone || tools) && (
        <div className={styles.tools}>
          {!isAlone && (
            <Checkbox
              label={differencesLabel}
              className={styles.tick}
              checked={hasDifferencesOnly}
              onChange={(event) => onDifferencesOnlyChange?.(event.currentTarget.checked)}
            />
          )}
          {tools}
        </div>
      )}
      {hasPicker && (
        <ColumnPicker
          label={pickerLabel}
          columns={columns}
          shown={pair}
          onPick={(key) => setChosen(withChosen(pair, key))}
        />
      )}
      <table aria-label={label} className={styles.table}>
        <Heads columns={columns} isShown={isShown} questionHeading={questionHeading} />
        {groups.map((group) => (
          <Group key={group.title} group={group} isShown={isShown} />
        ))}
      </table>
      {!isAlone && <p className={styles.same}>{noDifferencesText}</p>}
    </div>
  )
}

function widthOf(columns: number) {
  if (columns <= 1) return styles.columns[1]
  if (columns === 2) return styles.columns[2]
  return columns === 3 ? styles.columns[3] : styles.columns[4]
}

/** Whether a phone shows each column. */
interface Shown {
  isShown: readonly boolean[]
}

type HeadsProps = Pick<CompareTableProps, 'columns'> & Shown & { questionHeading: string }

function Heads({ columns, isShown, questionHeading }: HeadsProps) {
  const isOff = (place: number) => isShown[place] === false || undefined
  const hasActions = columns.some(({ action }) => action !== undefined)
  return (
    <thead className={styles.heads}>
      <tr className={styles.imageRow}>
        <td className={styles.corner} />
        {columns.map(({ href, image }, place) => (
          <td key={href} className={styles.imageCell} data-off={isOff(place)}>
            <ResponsiveImage {...image} alt="" sizes="240px" isPriority />
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <th scope="col" className={styles.nameCorner}>
          <VisuallyHidden>{questionHeading}</VisuallyHidden>
        </th>
        {columns.map(({ href, name }, place) => (
          <th
            key={href}
            scope="col"
            className={styles.name}
            lang={languageOf(name)}
            data-off={isOff(place)}
          >
            <Anchor href={href} className={styles.link}>
              {name}
            </Anchor>
          </th>
        ))}
      </tr>
      {hasActions && (
        <tr className={styles.actions}>
          <td className={styles.corner} />
          {columns.map(({ href, action }, place) => (
            <td key={href} className={styles.action} data-off={isOff(place)}>
              {action}
            </td>
          ))}
        </tr>
      )}
    </thead>
  )
}

function Group({ group: { title, rows }, isShown }: Shown & { group: CompareGroup }) {
  return (
    <tbody className={styles.group}>
      <tr className={styles.titleLine}>
        <th
          scope="rowgroup"
          colSpan={isShown.length + 1}
          className={styles.title}
          lang={languageOf(title)}
        >
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Line key={row.name} row={row} isShown={isShown} />
      ))}
    </tbody>
  )
}

/** Whether all cells have the same value. Missing in all counts as equal. */
function isSame(cells: CompareRow['cells']): boolean {
  const [first, ...others] = cells.map((cell) => cell?.value)
  return others.length > 0 && others.every((value) => value === first)
}

function Line({ row: { name, cells }, isShown }: Shown & { row: CompareRow }) {
  return (
    <tr
      className={styles.line}
      data-same={isSame(cells) || undefined}
      data-same-shown={isSame(cells.filter((_, place) => isShown[place])) || undefined}
    >
      <th scope="row" className={styles.question} lang={languageOf(name)}>
        {name}
      </th>
      {cells.map((cell, place) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified only by its column
          key={place}
          className={styles.cell}
          lang={languageOf(cell?.value ?? '')}
          data-off={isShown[place] === false || undefined}
        >
          {cell === null ? <NotProvided /> : (cell.content ?? cell.value)}
        </td>
      ))}
    </tr>
  )
}
