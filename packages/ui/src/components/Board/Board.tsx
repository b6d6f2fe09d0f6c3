'use client'

import { type ComponentProps, useId } from 'react'
import { languageOf } from '../../formatting/languages'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { Anchor } from '../Link/LinkProvider'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import * as styles from './Board.css'
import type { BoardCard, BoardColumn, CardPlace } from './board-types'
import { type BoardLabels, defaultLabels } from './labels'
import { type BoardMoves, useBoard } from './use-board'

export interface BoardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name: "Enquiries by stage". */
  label: string
  /** In the order shown. */
  columns: readonly BoardColumn[]
  /** Whether the rules allow a card in a column; other columns are dimmed while it is moved. */
  canMove: (card: CardPlace, columnId: string) => boolean
  /** Called when a card is dropped on another column. The board shows it there once `columns` do. */
  onMove: (card: CardPlace, columnId: string) => void
  /** Translated texts. */
  labels?: Partial<BoardLabels>
}

/**
 * Records by stage. A card is a link; a mouse drags it, and Space picks it up. On a phone the columns
 * scroll sideways, and records move through their own page or the `actions` of their card.
 */
export function Board({
  label,
  columns,
  canMove,
  onMove,
  labels: givenLabels,
  className,
  ...rest
}: BoardProps) {
  const labels = { ...defaultLabels, ...givenLabels }
  const board = useBoard({ columns, canMove, onMove, labels })
  return (
    <section
      ref={board.root}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus
      tabIndex={0}
      className={joinClasses(styles.board, className)}
      {...rest}
    >
      {columns.map((column) => (
        <Column key={column.id} column={column} board={board} dropHere={labels.dropHere} />
      ))}
      <VisuallyHidden role="status">{board.announcement}</VisuallyHidden>
    </section>
  )
}

interface ColumnProps {
  column: BoardColumn
  board: BoardMoves
  dropHere: string
}

function Column({ column, board, dropHere }: ColumnProps) {
  const { id, title, mark, total, note, cards, more, isNarrow = false } = column
  const headingId = useId()
  const isTarget = board.target === id
  return (
    <section
      aria-labelledby={headingId}
      className={styles.column}
      data-narrow={isNarrow || undefined}
      data-refused={board.isDropRefused(id) || undefined}
      data-target={isTarget || undefined}
      {...board.columnProps(id)}
    >
      <header className={styles.head}>
        {mark}
        <h2 id={headingId} className={styles.title} lang={languageOf(title)}>
          {title}
        </h2>
        <span className={styles.count}>{formatCount(total)}</span>
        {note && !isNarrow && <p className={styles.note}>{note}</p>}
      </header>
      {isTarget && !isNarrow && (
        <p className={styles.slot} aria-hidden="true">
          {dropHere}
        </p>
      )}
      {!isNarrow && (
        <ol>
          {cards.map((card) => (
            <Card key={card.id} card={card} columnId={id} board={board} />
          ))}
        </ol>
      )}
      {more && !isNarrow && (
        <Anchor href={more.href} className={styles.more}>
          {more.label}
        </Anchor>
      )}
    </section>
  )
}

interface CardProps {
  card: BoardCard
  columnId: string
  board: BoardMoves
}

function Card({ card, columnId, board }: CardProps) {
  const { id, name, href, facts, actions } = card
  return (
    <li className={styles.item} data-lifted={board.lifted?.cardId === id || undefined}>
      <Anchor
        href={href}
        className={styles.card}
        data-card={id}
        {...board.cardProps({ cardId: id, columnId }, name)}
      >
        <b className={styles.name} lang={languageOf(name)}>
          {name}
        </b>
        {facts}
      </Anchor>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
