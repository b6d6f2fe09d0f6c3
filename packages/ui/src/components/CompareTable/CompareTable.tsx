'use client'

import type { ComponentProps, ReactNode } from 'react'
import { languageOf } from '../../formatting/languages'
import { joinClasses } from '../../internal/join-classes'
import { Checkbox } from '../Checkbox/Checkbox'
import { Anchor } from '../Link/LinkProvider'
import { NotProvided } from '../NotProvided/NotProvided'
import { type Image, ResponsiveImage } from '../ResponsiveImage/ResponsiveImage'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './CompareTable.css'

/** One of the compared records. */
export interface CompareColumn {
  /** URL of its page. */
  href: string
  /** Column heading and link text. */
  name: string
  /** Above the name; decorative. */
  image: Image
  /** Under the name, such as "Remove". */
  action?: ReactNode
}

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
  /** Whether the checkbox is selected. Without it the checkbox keeps its own state. */
  hasDifferencesOnly?: boolean
  /** Called when the checkbox changes. */
  onDifferencesOnlyChange?: (hasDifferencesOnly: boolean) => void
}

/**
 * Records side by side, one fact per row. The names stay in view; the checkbox that hides equal
 * rows works without JavaScript. On a phone the label is above its values, so that all columns fit.
 */
export function CompareTable({
  label,
  columns,
  groups,
  tools,
  questionHeading = 'Question',
  differencesLabel = 'Differences only',
  noDifferencesText = 'There are no differences in the facts provided.',
  hasDifferencesOnly,
  onDifferencesOnlyChange,
  className,
  ...rest
}: CompareTableProps) {
  const isAlone = columns.length < 2
  return (
    <div
      className={joinClasses(styles.root, widthOf(columns.length), className)}
      data-alone={isAlone || undefined}
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
      <table aria-label={label} className={styles.table}>
        <Heads columns={columns} questionHeading={questionHeading} />
        {groups.map((group) => (
          <Group key={group.title} group={group} span={columns.length + 1} isAlone={isAlone} />
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

type HeadsProps = Pick<CompareTableProps, 'columns'> & { questionHeading: string }

function Heads({ columns, questionHeading }: HeadsProps) {
  const hasActions = columns.some(({ action }) => action !== undefined)
  return (
    <thead className={styles.heads}>
      <tr className={styles.imageRow}>
        <td className={styles.corner} />
        {columns.map(({ href, image }) => (
          <td key={href} className={styles.imageCell}>
            <ResponsiveImage {...image} alt="" sizes="240px" isPriority />
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <th scope="col" className={styles.nameCorner}>
          <VisuallyHidden>{questionHeading}</VisuallyHidden>
        </th>
        {columns.map(({ href, name }) => (
          <th key={href} scope="col" className={styles.name} lang={languageOf(name)}>
            <Anchor href={href} className={styles.link}>
              {name}
            </Anchor>
          </th>
        ))}
      </tr>
      {hasActions && (
        <tr className={styles.actions}>
          <td className={styles.corner} />
          {columns.map(({ href, action }) => (
            <td key={href} className={styles.action}>
              {action}
            </td>
          ))}
        </tr>
      )}
    </thead>
  )
}

interface GroupProps {
  group: CompareGroup
  span: number
  isAlone: boolean
}

function Group({ group: { title, rows }, span, isAlone }: GroupProps) {
  return (
    <tbody className={styles.group}>
      <tr className={styles.titleLine}>
        <th scope="rowgroup" colSpan={span} className={styles.title} lang={languageOf(title)}>
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Line key={row.name} row={row} isSame={!isAlone && isSame(row)} />
      ))}
    </tbody>
  )
}

/** Whether all columns have the same value. Missing in all columns counts as equal. */
function isSame({ cells }: CompareRow): boolean {
  const [first, ...others] = cells.map((cell) => cell?.value)
  return others.every((value) => value === first)
}

function Line({ row: { name, cells }, isSame }: { row: CompareRow; isSame: boolean }) {
  return (
    <tr className={styles.line} data-same={isSame || undefined}>
      <th scope="row" className={styles.question} lang={languageOf(name)}>
        {name}
      </th>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified only by its column
        <td key={place} className={styles.cell} lang={languageOf(cell?.value ?? '')}>
          {cell === null ? <NotProvided /> : (cell.content ?? cell.value)}
        </td>
      ))}
    </tr>
  )
}
