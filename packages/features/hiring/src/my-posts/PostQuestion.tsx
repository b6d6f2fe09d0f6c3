import { useMessages } from '@edbazaar/feature-platform'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { messages } from './messages'
import type { PostDialogProps } from './PostMenu'

interface PostQuestionProps extends PostDialogProps {
  about: 'close' | 'fill' | 'remove'
}

/** Asks before a job is closed, filled or deleted. */
export default function PostQuestion({ about, post, name, actions, onClose }: PostQuestionProps) {
  const t = useMessages(messages)
  const { title, question, text, yes, run } = {
    close: {
      title: messages.closeTitle,
      question: messages.closeQuestion(name),
      text: messages.closeText,
      yes: messages.close,
      run: () => actions.move(post, 'closed', messages.closedNow),
    },
    fill: {
      title: messages.fillTitle,
      question: messages.fillQuestion(name),
      text: messages.fillText,
      yes: messages.fill,
      run: () => actions.move(post, 'filled', messages.filled),
    },
    remove: {
      title: messages.removeTitle,
      question: messages.removeQuestion(name),
      text: messages.removeText,
      yes: messages.remove,
      run: () => actions.remove(post),
    },
  }[about]
  return (
    <ConfirmDialog
      isOpen
      tone={about === 'fill' ? 'plain' : 'danger'}
      title={t(title)}
      question={t(question)}
      yesLabel={t(yes)}
      noLabel={t(messages.keep)}
      isBusy={actions.isBusy}
      onYes={() => void run().then(onClose)}
      onNo={onClose}
    >
      <p>{t(text)}</p>
    </ConfirmDialog>
  )
}
