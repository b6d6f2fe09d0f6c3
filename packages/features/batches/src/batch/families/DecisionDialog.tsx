import { useMessages } from '@edbazaar/feature-platform'
import type { FamilyBooking } from '../../batch-types'
import { useFamilyNames } from '../../contact/use-family-names'
import { messages } from './messages'
import { ReasonDialog } from './ReasonDialog'
import { sendDecision } from './use-decision'

interface DecisionDialogProps {
  request: FamilyBooking
  decision: 'decline' | 'acceptAge'
  onClose: () => void
}

/** Declines a request, or accepts a child outside the age range. Both need a reason. */
export default function DecisionDialog({ request, decision, onClose }: DecisionDialogProps) {
  const t = useMessages(messages)
  const child = useFamilyNames().childOf(request)
  if (decision === 'decline')
    return (
      <ReasonDialog
        title={t(messages.declineTitle(child))}
        label={t(messages.reasonShown)}
        isShown
        action={t(messages.decline)}
        send={(api, reason) => sendDecision(api, request.id, { decision: 'decline', reason })}
        toast={t(messages.declined)}
        onClose={onClose}
      />
    )
  return (
    <ReasonDialog
      title={t(messages.acceptTitle(child))}
      label={t(messages.reasonKept)}
      action={t(messages.accept)}
      send={(api, reason) =>
        sendDecision(api, request.id, { decision: 'confirm', age_why: reason })
      }
      toast={t(messages.accepted)}
      onClose={onClose}
    />
  )
}
