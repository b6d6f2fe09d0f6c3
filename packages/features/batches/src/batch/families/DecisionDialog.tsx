import { useMessages } from '@edbazaar/feature-platform'
import { useFamilyNames } from '../../contact/use-family-names'
import type { FamilyBooking } from '../../shared/batch-types'
import { messages } from './messages'
import { ReasonDialog } from './ReasonDialog'
import { useDecision } from './use-decision'

interface DecisionDialogProps {
  request: FamilyBooking
  decision: 'decline' | 'acceptAge'
  onClose: () => void
}

/** Declines a request, or accepts a child outside the age range. Both need a reason. */
export default function DecisionDialog({ request, decision, onClose }: DecisionDialogProps) {
  const t = useMessages(messages)
  const { decide, isBusy } = useDecision(request.id)
  const child = useFamilyNames().childOf(request)
  const dialog = { isBusy, onClose }
  if (decision === 'decline')
    return (
      <ReasonDialog
        {...dialog}
        title={t(messages.declineTitle(child))}
        label={t(messages.reasonShown)}
        action={t(messages.decline)}
        onSend={(reason) => decide({ decision: 'decline', reason }, messages.declined)}
      />
    )
  return (
    <ReasonDialog
      {...dialog}
      title={t(messages.acceptTitle(child))}
      label={t(messages.reasonKept)}
      action={t(messages.accept)}
      onSend={(reason) => decide({ decision: 'confirm', age_why: reason }, messages.accepted)}
    />
  )
}
