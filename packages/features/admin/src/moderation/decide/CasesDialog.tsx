import { answerOf } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import type { CaseRow } from '../case-types'
import { BulkDialog, type BulkTexts } from './BulkDialog'
import type { BulkOutcome } from './bulk-outcome'
import { reasonsOf } from './decision'
import { messages } from './messages'

const texts: BulkTexts = {
  would: messages.bulkWould,
  left: messages.bulkLeft,
  nothing: messages.bulkNothing,
  act: messages.bulkDo,
  done: messages.doneMany,
  part: messages.donePart,
}

interface CasesDialogProps {
  outcome: BulkOutcome
  rows: readonly CaseRow[]
  onDone: () => void
  onClose: () => void
}

/** One decision about the selected cases. */
export function CasesDialog({ outcome, rows, onDone, onClose }: CasesDialogProps) {
  const t = useMessages(messages)
  return (
    <BulkDialog
      title={t(messages.bulkTitles[outcome])}
      texts={texts}
      records={rows.map(({ id, subject }) => ({ id, name: subject.name }))}
      reasons={outcome === 'approved' || outcome === 'ignored' ? [] : reasonsOf[outcome]}
      needsMessage={outcome === 'changes'}
      isDanger={outcome === 'removed'}
      send={(api, message) =>
        answerOf(
          api.POST('/admin/moderation/decisions', {
            body: {
              cases: rows.map(({ id, revision }) => ({ id, revision })),
              outcome,
              ...message,
            },
          }),
        )
      }
      onDone={onDone}
      onClose={onClose}
    />
  )
}
