import { type Session, useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { messages } from './messages'

interface ReplaceSessionDialogProps {
  user: Session['user']
  onContinue: () => void
  onStay: () => void
}

/** Asks before a sign-in link replaces the signed-in account. The API does not name the link's account. */
export default function ReplaceSessionDialog({
  user,
  onContinue,
  onStay,
}: ReplaceSessionDialogProps) {
  const t = useMessages(messages)
  return (
    <ConfirmDialog
      isOpen
      title={t(messages.replaceTitle)}
      question={t(messages.replaceQuestion(user))}
      yesLabel={t(messages.replaceContinue)}
      noLabel={t(messages.replaceStay)}
      onYes={onContinue}
      onNo={onStay}
    />
  )
}
