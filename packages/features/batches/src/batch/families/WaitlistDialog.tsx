import { answerOf } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import type { FamilyWaiting } from '../../batch-types'
import { useFamilyNames } from '../../contact/use-family-names'
import { messages } from './messages'
import { ReasonDialog } from './ReasonDialog'

export type WaitlistAction = 'move_ahead' | 'remove' | 'withdraw_offer'

interface WaitlistDialogProps {
  entry: FamilyWaiting
  action: WaitlistAction
  onClose: () => void
}

const actionNames = {
  move_ahead: messages.moveAhead,
  remove: messages.remove,
  withdraw_offer: messages.withdraw,
} as const

/** Changes the waitlist for a reason. */
export default function WaitlistDialog({ entry, action, onClose }: WaitlistDialogProps) {
  const t = useMessages(messages)
  const { familyOf } = useFamilyNames()
  const params = { path: { id: entry.id } }
  return (
    <ReasonDialog
      title={t(messages.changeTitles[action](familyOf(entry)))}
      text={t(messages.changeTexts[action])}
      label={t(messages.waitlistReason)}
      action={t(actionNames[action])}
      send={(api, reason) =>
        answerOf(api.POST('/stores/waitlist/{id}', { params, body: { action, reason } }))
      }
      toast={t(messages.changed)}
      onClose={onClose}
    />
  )
}
