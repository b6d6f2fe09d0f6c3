import { answerOf, type ListingDecisionRequest } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { BulkDialog, type BulkTexts } from '../decide/BulkDialog'
import { reasonsOf } from '../decide/decision'
import { type ListingOutcome, messages } from './messages'

interface ListingsDialogProps {
  kind: ListingDecisionRequest['kind']
  outcome: ListingOutcome
  ids: readonly string[]
  /** The name of a single record, for the title. */
  name: string | undefined
  onDone: () => void
  onClose: () => void
}

const reasons = {
  approve: [],
  hide: reasonsOf.hidden,
  show: [],
  remove: reasonsOf.removed,
} as const

/** One decision about rows of a table. */
export function ListingsDialog({ kind, outcome, ids, name, onDone, onClose }: ListingsDialogProps) {
  const t = useMessages(messages)
  const texts: BulkTexts = {
    would: messages.would[outcome],
    left: messages.left,
    nothing: messages.nothing,
    act: messages.titles[outcome],
    done: messages.done[outcome],
    part: (done, skipped) => messages.part(t(messages.done[outcome](done)), skipped),
  }
  return (
    <BulkDialog
      title={t(
        ids.length === 1 && name !== undefined
          ? messages.titleOfOne[outcome](name)
          : messages.titles[outcome](ids.length),
      )}
      hint={t(messages.hints[outcome])}
      texts={texts}
      reasons={reasons[outcome]}
      isDanger={outcome === 'remove'}
      send={(api, message) =>
        answerOf(
          api.POST('/admin/listings/decisions', {
            body: { kind, ids: ids.map(Number), outcome, ...message },
          }),
        )
      }
      onDone={onDone}
      onClose={onClose}
    />
  )
}
