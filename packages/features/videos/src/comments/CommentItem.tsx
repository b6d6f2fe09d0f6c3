import { answerOf, type Comment } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { dayInIndia, showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { reportPanelAtom } from '@edbazaar/feature-platform/report-panel'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { CommentForm } from './CommentForm'
import * as styles from './comments.css'
import { messages } from './messages'

interface CommentItemProps {
  comment: Comment
  onChanged: (comment: Comment) => void
  onRemoved: (id: number) => void
  /** Opens the form for a reply; absent for replies and visitors. */
  onReply?: (() => void) | undefined
}

/** A comment with what the reader can do with it. */
export function CommentItem({ comment, onChanged, onRemoved, onReply }: CommentItemProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const showToast = useSetAtom(showToastAtom)
  const [isEditing, setIsEditing] = useState(false)
  const { id, text, author_name: name, state, at } = comment
  if (text === null || name === null)
    return (
      <p className={styles.deleted}>
        {t(state === 'taken_back' ? messages.goneByAuthor : messages.goneByUs)}
      </p>
    )
  return (
    <div id={`comment-${id}`} className={styles.comment}>
      <p className={styles.head}>
        <b lang={languageOf(name)}>{name}</b>
        {comment.is_mine && <span className={styles.quiet}>{t(messages.you)}</span>}
        <time className={styles.quiet} dateTime={at}>
          {formatDay(dayInIndia(at), { withYear: true, locale })}
        </time>
        {comment.is_edited && <span className={styles.quiet}>{t(messages.edited)}</span>}
      </p>
      {state === 'held' && <p className={styles.state}>{t(messages.held)}</p>}
      {state === 'removed' && <p className={styles.state}>{t(messages.removedByUs)}</p>}
      {isEditing ? (
        <CommentForm
          label={t(messages.editOwn)}
          submitLabel={t(messages.save)}
          text={text}
          onSend={(api, edited) =>
            answerOf(
              api.PUT('/comments/{id}', { params: { path: { id } }, body: { text: edited } }),
            )
          }
          onSent={(saved) => {
            setIsEditing(false)
            onChanged(saved)
            const message = t(saved.state === 'held' ? messages.heldToast : messages.saved)
            showToast({ type: 'success', message })
          }}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <>
          <p className={styles.text} lang={languageOf(text)}>
            {text}
          </p>
          <Actions
            comment={comment}
            name={name}
            onEdit={() => setIsEditing(true)}
            onRemoved={onRemoved}
            onReply={onReply}
          />
        </>
      )}
    </div>
  )
}

interface ActionsProps extends Pick<CommentItemProps, 'comment' | 'onRemoved' | 'onReply'> {
  name: string
  onEdit: () => void
}

function Actions({ comment, name, onEdit, onRemoved, onReply }: ActionsProps) {
  const t = useMessages(messages)
  const report = useSetAtom(reportPanelAtom)
  const { id, is_mine: isMine, state, editable_until: until } = comment
  return (
    <div className={styles.actions}>
      {onReply && state === 'visible' && (
        <Button variant="bare" aria-label={t(messages.replyTo(name))} onClick={onReply}>
          {t(messages.reply)}
        </Button>
      )}
      {until !== null && (
        <Button variant="bare" aria-label={t(messages.editOwn)} onClick={onEdit}>
          {t(messages.edit)}
        </Button>
      )}
      {isMine && state !== 'removed' && <Remove id={id} onRemoved={onRemoved} />}
      {!isMine && (
        <Button
          variant="bare"
          aria-label={t(messages.reportOf(name))}
          onClick={() => report({ kind: 'comment', id, name: t(messages.reportedName(name)) })}
        >
          {t(messages.report)}
        </Button>
      )}
    </div>
  )
}

/** Takes back the user’s comment, after a question. */
function Remove({ id, onRemoved }: { id: number; onRemoved: (id: number) => void }) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [isAsking, setIsAsking] = useState(false)
  const params = { path: { id } }
  const remove = () =>
    run((api) => answerOf(api.DELETE('/comments/{id}', { params })), {
      onSuccess() {
        setIsAsking(false)
        showToast({ type: 'success', message: t(messages.removed) })
        onRemoved(id)
      },
    })
  return (
    <>
      <Button variant="bare" aria-label={t(messages.removeOwn)} onClick={() => setIsAsking(true)}>
        {t(messages.remove)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(messages.removeTitle)}
        question={t(messages.removeText)}
        yesLabel={t(messages.removeYes)}
        noLabel={t(messages.removeNo)}
        tone="danger"
        isBusy={isBusy}
        onYes={() => void remove()}
        onNo={() => setIsAsking(false)}
      />
    </>
  )
}
