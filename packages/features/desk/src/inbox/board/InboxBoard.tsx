import { answerOf } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { Board } from '@edbazaar/feature-list-kit/board'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { apiAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import type { BoardColumn, CardPlace } from '@edbazaar/ui/Board'
import { StageMark } from '@edbazaar/ui/StageMark'
import { useStore } from 'jotai'
import { AttentionLine } from '../AttentionLine'
import type { OpenDialog } from '../DeskDialog'
import { FailedList } from '../EmptyList'
import type { Enquiries, EnquiryRow, EnquiryState } from '../enquiry-types'
import * as styles from '../inbox.css'
import { messages as inboxMessages } from '../messages'
import { shortMoment } from '../moments'
import { canMoveTo, markOf, stageOf, stages } from '../stages'
import { useChange } from '../use-change'
import type { Inbox } from '../use-inbox'
import { messages } from './messages'

interface InboxBoardProps {
  inbox: Inbox
  list: Enquiries | null
  now: number
  onDialog: (dialog: OpenDialog) => void
}

/** The enquiries by stage. Cards move where the rules allow it; Lost and Invalid ask for a reason. */
export function InboxBoard({ inbox, list, now, onDialog }: InboxBoardProps) {
  const t = useMessages(messages, inboxMessages)
  const locale = useLocale()
  const store = useStore()
  const { change } = useChange()
  const { showFailure } = useFailureToast()
  if (list === null) return <FailedList />
  const columns = stages.map((stage): BoardColumn => {
    const rows = list.data.filter(({ state }) => state === stage)
    const oldest = rows.map(({ received_at: at }) => at).toSorted()[0]
    const hidden = list.counts[stage] - rows.length
    return {
      id: stage,
      title: t(inboxMessages.stages[stage]),
      mark: <StageMark mark={markOf[stage]} />,
      total: list.counts[stage],
      isNarrow: stage === 'lost' || stage === 'invalid',
      ...(oldest && { note: t(messages.oldestSince(shortMoment(oldest, { now, locale }))) }),
      ...(hidden > 0 && {
        more: {
          label: t(messages.moreCards(hidden)),
          href: inbox.pathWith({ view: 'list', state: stage, page: 1 }),
        },
      }),
      cards: rows.map((row) => ({
        id: row.id,
        name: row.name ?? t(inboxMessages.nameHidden),
        href: inbox.pathWith({ enquiry: row.id }),
        facts: <CardFacts row={row} now={now} />,
      })),
    }
  })
  const rowOf = ({ cardId }: CardPlace) => list.data.find(({ id }) => id === cardId)

  async function move(row: EnquiryRow, state: EnquiryState) {
    if (state === 'lost') return onDialog({ kind: 'lost', enquiry: row })
    if (state !== 'invalid') return change(row, { state })
    const api = store.get(apiAtom)
    if (api === null) return
    try {
      const path = { id: row.id }
      const enquiry = await answerOf(api.GET('/desk/enquiries/{id}', { params: { path } }))
      onDialog({ kind: 'invalid', enquiry })
    } catch (cause) {
      showFailure(cause)
    }
  }
  return (
    <>
      <Board
        label={t(messages.boardLabel)}
        columns={columns}
        canMove={(card, columnId) => {
          const [row, target] = [rowOf(card), stageOf(columnId)]
          return (
            list.my_rights.answer &&
            row !== undefined &&
            target !== undefined &&
            canMoveTo(row.state, target)
          )
        }}
        onMove={(card, columnId) => {
          const [row, target] = [rowOf(card), stageOf(columnId)]
          if (row && target) void move(row, target)
        }}
      />
      <p className={inboxStyles.hints}>{t(messages.boardHint)}</p>
    </>
  )
}

function CardFacts({ row, now }: { row: EnquiryRow; now: number }) {
  const facts = [row.child_name, row.class_sought ?? row.subject?.name].filter(Boolean).join(', ')
  return (
    <>
      {facts !== '' && <span className={styles.cardFacts}>{facts}</span>}
      <AttentionLine row={row} now={now} />
    </>
  )
}
