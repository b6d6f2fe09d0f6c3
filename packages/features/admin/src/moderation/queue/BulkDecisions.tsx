import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useMessages } from '@edbazaar/feature-platform'
import { BulkBar } from '@edbazaar/ui/BulkBar'
import { Button } from '@edbazaar/ui/Button'
import { formatCount } from '@edbazaar/ui/formatting'
import { EyeOffIcon, LockIcon, TrashIcon } from '@edbazaar/ui/Icon'
import type { CaseRow } from '../case-types'
import type { BulkOutcome } from '../decide/bulk-outcome'
import { key } from '../key.css'
import { messages as moderationMessages } from '../messages'
import { allRows } from './all-rows'
import { decidableRows, hasHeldField, mainOutcome } from './bulk-rows'
import { messages } from './messages'
import * as styles from './queue.css'
import type { Queue } from './use-queue'

interface BulkDecisionsProps {
  queue: Queue
  rows: readonly CaseRow[]
  total: number
  now: number
  onSelect: (rows: readonly CaseRow[]) => void
  onDecide: (outcome: BulkOutcome) => void
}

/** As many as one bulk decision takes. */
const maxSelected = 500

/** Decisions about the selected cases. Those with held fields need their own. */
export function BulkDecisions(props: BulkDecisionsProps) {
  const { queue, rows, total, now, onSelect, onDecide } = props
  const t = useMessages(messages, moderationMessages)
  const { run, isBusy } = useRequest()
  const held = rows.filter(hasHeldField).length
  const decidable = decidableRows(rows, now).length
  const outcome = mainOutcome(queue.state.tab)
  async function selectAll() {
    const all = await run((api) =>
      allRows(queue, maxSelected, (query) =>
        answerOf(api.GET('/admin/moderation/cases', { params: { query } })),
      ),
    )
    if (all !== null) onSelect(all)
  }
  return (
    <BulkBar
      count={rows.length}
      label={t(messages.selected(rows.length))}
      clearLabel={t(messages.clearSelection)}
      onClear={() => onSelect([])}
      note={
        held > 0 && (
          <span className={styles.heldNote}>
            <LockIcon size="small" />
            {t(messages.bulkHeld(held))}
          </span>
        )
      }
    >
      {rows.length < Math.min(total, maxSelected) && (
        <Button variant="bare" loading={isBusy} onClick={() => void selectAll()}>
          {t(messages.selectAll(formatCount(Math.min(total, maxSelected))))}
        </Button>
      )}
      <Button variant="main" disabled={decidable === 0} onClick={() => onDecide(outcome)}>
        {outcome === 'ignored' ? t(moderationMessages.keep) : t(messages.bulkApprove(decidable))}{' '}
        <kbd className={key}>A</kbd>
      </Button>
      <Button disabled={decidable === 0} onClick={() => onDecide('changes')}>
        {t(moderationMessages.askForChanges)}
      </Button>
      <Button disabled={decidable === 0} onClick={() => onDecide('hidden')}>
        <EyeOffIcon size="small" />
        {t(moderationMessages.hide)}
      </Button>
      <Button variant="danger" disabled={decidable === 0} onClick={() => onDecide('removed')}>
        <TrashIcon size="small" />
        {t(moderationMessages.remove)}
      </Button>
    </BulkBar>
  )
}
