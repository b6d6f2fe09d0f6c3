import { Board } from '@edbazaar/feature-list-kit/board'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import type { BoardColumn, CardPlace } from '@edbazaar/ui/Board'
import { EllipsisIcon } from '@edbazaar/ui/Icon'
import { Menu } from '@edbazaar/ui/Menu'
import { StageMark } from '@edbazaar/ui/StageMark'
import { Failed } from '../ApplicationList'
import type { ApplicationRow, Decision, Board as LoadedBoard } from '../application-types'
import * as styles from '../applications.css'
import type { OpenDialog } from '../dialogs/HiringDialog'
import { messages } from '../messages'
import { AttentionLine, FactsLine } from '../RowFacts'
import { isQuiet, markOf, stageOf } from '../stages'
import type { Page } from '../use-applications'
import { useMove } from '../use-move'

interface ApplicationBoardProps {
  page: Page
  board: LoadedBoard | null
  now: number
  mayDecide: boolean
  onDialog: (dialog: OpenDialog) => void
}

/** The applications by stage. Cards move where the rules allow it; some moves ask for more. */
export function ApplicationBoard({ page, board, now, mayDecide, onDialog }: ApplicationBoardProps) {
  const t = useMessages(messages)
  const { move } = useMove()
  if (board === null) return <Failed />
  function decide(row: ApplicationRow, decision: Decision) {
    if (isQuiet(decision)) void move(row, decision)
    else onDialog({ kind: 'move', row, decision })
  }
  const rows = new Map(board.columns.flatMap(({ cards }) => cards.map((row) => [row.id, row])))
  const columns = board.columns.map(({ state, count, cards }): BoardColumn => {
    const hidden = count - cards.length
    return {
      id: state,
      title: t(messages.stages[state]),
      mark: <StageMark mark={markOf[state]} />,
      total: count,
      isNarrow: count === 0 && (state === 'declined' || state === 'withdrawn'),
      ...(hidden > 0 && {
        more: {
          label: t(messages.moreCards(hidden)),
          href: page.pathWith({ view: 'list', state, page: 1 }),
        },
      }),
      cards: cards.map((row) => ({
        id: row.id,
        name: row.label,
        href: page.pathWith({ application: row.id }),
        ...(mayDecide &&
          row.next_states.length > 0 && {
            actions: (
              <Menu
                items={row.next_states.map((decision) => ({
                  label: t(messages.actions[decision]),
                  onSelect: () => decide(row, decision),
                }))}
                align="end"
                aria-label={t(messages.moveCard(row.label))}
                title={t(messages.moveCard(row.label))}
                className={styles.cardMenu}
              >
                <EllipsisIcon size="small" />
              </Menu>
            ),
          }),
        facts: (
          <>
            <FactsLine row={row} />
            <AttentionLine row={row} now={now} />
          </>
        ),
      })),
    }
  })
  const decisionOf = (row: ApplicationRow | undefined, columnId: string) =>
    row?.next_states.find((state) => state === stageOf(columnId))
  const rowOf = ({ cardId }: CardPlace) => rows.get(cardId)
  return (
    <>
      <Board
        label={t(messages.boardLabel)}
        columns={columns}
        canMove={(card, columnId) => mayDecide && decisionOf(rowOf(card), columnId) !== undefined}
        onMove={(card, columnId) => {
          const row = rowOf(card)
          const decision = decisionOf(row, columnId)
          if (!row || decision === undefined) return
          decide(row, decision)
        }}
      />
      {mayDecide && <p className={inboxStyles.hints}>{t(messages.boardHint)}</p>}
    </>
  )
}
