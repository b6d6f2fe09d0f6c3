import { reviewMessages } from '@edbazaar/feature-editing/review'
import { type MessageDescriptor, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Select } from '@edbazaar/ui/Select'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { BulkResult, ReasonCode } from '../case-types'
import { messages as moderationMessages } from '../messages'
import { BulkPreview } from './BulkPreview'
import * as styles from './decide.css'
import { lastActionAtom } from './decision'
import { messages } from './messages'
import { useUndo } from './use-undo'

/** Reason and message of a decision about several records. */
export interface BulkMessage {
  readonly reason_code?: ReasonCode
  readonly note_public?: string
  readonly is_preview: boolean
}

/** Sentences about cases or about records of a table. */
export interface BulkTexts {
  /** "3 cases will be decided." */
  readonly would: (count: number) => MessageDescriptor
  /** "1 case stays as it is:" */
  readonly left: (count: number) => MessageDescriptor
  readonly nothing: MessageDescriptor
  /** The button that decides: "Decide 3 cases". */
  readonly act: (count: number) => MessageDescriptor
  readonly done: (count: number) => MessageDescriptor
  readonly part: (count: number, skipped: number) => MessageDescriptor
}

/** A case or record of the selection, by the id of the request. */
export interface NamedRecord {
  readonly id: number
  readonly name: string
}

interface BulkDialogProps {
  title: string
  /** The selection as far as its names are known; the preview lists them. @default none */
  records?: readonly NamedRecord[]
  hint?: string
  texts: BulkTexts
  /** The reasons to choose from; none for a decision that needs no reason. */
  reasons: readonly ReasonCode[]
  /** Whether a message is needed whatever the reason. @default false */
  needsMessage?: boolean
  /** Whether the button warns. @default false */
  isDanger?: boolean
  isBusy: boolean
  send: (message: BulkMessage) => Promise<BulkResult | null>
  onDone: () => void
  onClose: () => void
}

/** One decision about several records: the reason, then a preview of each, then the decision. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, records = [], hint, texts, reasons, needsMessage = false } = props
  const { isDanger = false, isBusy, send } = props
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const store = useStore()
  const { undo } = useUndo()
  const needsReason = reasons.length > 0
  const [reason, setReason] = useState<ReasonCode | null>(null)
  const [note, setNote] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [preview, setPreview] = useState<BulkResult | null>(null)

  const isNoteMissing = note.trim() === '' && (reason === 'other' || needsMessage)
  const messageFor = (isPreview: boolean): BulkMessage => ({
    is_preview: isPreview,
    ...(reason !== null && { reason_code: reason }),
    ...(note.trim() !== '' && { note_public: note.trim() }),
  })
  async function show() {
    setHasTried(true)
    if (needsReason && (reason === null || isNoteMissing)) return
    const result = await send(messageFor(true))
    if (result !== null) setPreview(result)
    else if (!needsReason) props.onClose()
  }
  async function decide() {
    const result = await send(messageFor(false))
    if (result === null) return
    const { done, skipped, action_id: action } = result
    if (action !== null) store.set(lastActionAtom, action)
    store.set(showToastAtom, {
      type: 'info',
      message: t(skipped.length === 0 ? texts.done(done) : texts.part(done, skipped.length)),
      ...(action !== null && {
        action: { label: t(moderationMessages.undo), onSelect: () => void undo(action) },
      }),
    })
    props.onDone()
    props.onClose()
  }
  const start = useEffectEvent(() => {
    if (!needsReason) void show()
  })
  useEffect(() => start(), [])
  const isAsking = needsReason && preview === null
  return (
    <Dialog
      isOpen
      role="alertdialog"
      aria-modal="true"
      title={title}
      description={hint}
      closeLabel={t(moderationMessages.close)}
      className={styles.wide}
      onClose={props.onClose}
      footer={
        <>
          {needsReason && preview !== null ? (
            <Button onClick={() => setPreview(null)}>{t(messages.back)}</Button>
          ) : (
            <Button onClick={props.onClose}>{t(moderationMessages.cancel)}</Button>
          )}
          {isAsking && (
            <Button variant="main" loading={isBusy} onClick={() => void show()}>
              {t(messages.preview)}
            </Button>
          )}
          {preview !== null && preview.done > 0 && (
            <Button
              variant={isDanger ? 'danger' : 'main'}
              loading={isBusy}
              onClick={() => void decide()}
            >
              {t(texts.act(preview.done))}
            </Button>
          )}
        </>
      }
    >
      {isAsking && (
        <div className={styles.fields}>
          <Select
            label={t(messages.reason)}
            value={reason ?? ''}
            error={hasTried && reason === null ? t(messages.reasonRequired) : undefined}
            options={[
              { value: '', label: t(messages.chooseReason) },
              ...reasons.map((code) => ({ value: code, label: t(reviewMessages.reasons[code]) })),
            ]}
            onChange={({ target }) =>
              setReason(reasons.find((code) => code === target.value) ?? null)
            }
          />
          <TextArea
            label={t(messages.addToMessage)}
            error={hasTried && isNoteMissing ? t(messages.wordsRequired) : undefined}
            rows={3}
            maxLength={2000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      )}
      {!isAsking && preview === null && <Skeleton />}
      {preview !== null && <BulkPreview preview={preview} texts={texts} records={records} />}
    </Dialog>
  )
}
