import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useEffect, useEffectEvent } from 'react'
import type { EditedEntity } from '../fields/use-edited-entity'
import { messages } from '../messages'

interface LeaveQuestionProps {
  entity: Pick<EditedEntity<unknown>, 'changed' | 'isBusy'>
  isAsked: boolean
  /** Also called by itself, once everything is saved. */
  onLeave: () => void
  onStay: () => void
}

/** Asks whether to leave what is not saved; where it is saved meanwhile, nobody needs to answer. */
export function LeaveQuestion({ entity, isAsked, onLeave, onStay }: LeaveQuestionProps) {
  const isNeedless = isAsked && !entity.isBusy
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isNeedless) leave()
  }, [isNeedless])
  return (
    <ConfirmDialog
      isOpen={isAsked && !isNeedless}
      title={messages.leave}
      question={messages.leaveText(entity.changed)}
      yesLabel={messages.leaveAnyway}
      noLabel={messages.stay}
      onYes={onLeave}
      onNo={onStay}
    />
  )
}
