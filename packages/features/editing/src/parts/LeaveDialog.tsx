import { useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useEffect, useEffectEvent } from 'react'
import type { EditedEntity } from '../fields/use-edited-entity'
import { messages } from '../messages'

interface LeaveDialogProps {
  entity: Pick<EditedEntity<unknown>, 'changedCount' | 'isBusy'>
  isOpen: boolean
  /** Also called automatically once everything is saved. */
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave with unsaved changes; leaves without an answer once they are saved. */
export function LeaveDialog({ entity, isOpen, onLeave, onStay }: LeaveDialogProps) {
  const t = useMessages(messages)
  const isAllSaved = isOpen && !entity.isBusy
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isAllSaved) leave()
  }, [isAllSaved])
  return (
    <ConfirmDialog
      isOpen={isOpen && !isAllSaved}
      tone="safe"
      title={t(messages.leave)}
      question={t(messages.leaveText(entity.changedCount))}
      yesLabel={t(messages.leaveAnyway)}
      noLabel={t(messages.stay)}
      onYes={onLeave}
      onNo={onStay}
    />
  )
}
