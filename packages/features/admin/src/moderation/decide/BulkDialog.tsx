import type { ApiClient } from '@edbazaar/api-client'
import { reviewMessages } from '@edbazaar/feature-editing/review'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { optionalText, usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import {
  type MessageDescriptor,
  showToastAtom,
  type Translate,
  useMessages,
} from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Select } from '@edbazaar/ui/Select'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import * as v from 'valibot'
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
  send: (api: ApiClient, message: BulkMessage & { is_preview: boolean }) => Promise<BulkResult>
  onDone: () => void
  onClose: () => void
}

const bulkSchema =
  ({ reasons, needsMessage }: Pick<BulkDialogProps, 'reasons' | 'needsMessage'>) =>
  (t: Translate) =>
    v.pipe(
      v.object({
        reason_code: v.picklist(reasons, t(messages.reasonRequired)),
        note_public: optionalText,
      }),
      v.forward(
        v.partialCheck(
          [['reason_code'], ['note_public']],
          ({ reason_code: reason, note_public: note }) =>
            note !== null || !(needsMessage || reason === 'other'),
          t(messages.wordsRequired),
        ),
        ['note_public'],
      ),
      v.transform(({ note_public: note, ...reason }) => ({
        ...reason,
        ...(note !== null && { note_public: note }),
      })),
    )

/** One decision about several records: the reason, then a preview of each, then the decision. */
export function BulkDialog(props: BulkDialogProps) {
  const { title, records = [], hint, texts, reasons, isDanger = false, send } = props
  const t = useMessages(messages, moderationMessages, reviewMessages)
  const store = useStore()
  const { undo } = useUndo()
  const needsReason = reasons.length > 0
  const formId = useId()
  const { run, isBusy } = usePageRequest()
  const [preview, setPreview] = useState<{ message: BulkMessage; result: BulkResult } | null>(null)
  const { field, isDirty, isSending, onSubmit } = usePageForm({
    schema: bulkSchema(props),
    initial: { reason_code: '', note_public: '' },
    send: previewOf,
    reloads: false,
    onSuccess: setPreview,
  })
  const { close, question } = useDialogGuard({
    isDirty: isDirty && !isBusy,
    onClose: props.onClose,
  })

  async function previewOf(api: ApiClient, message: BulkMessage) {
    return { message, result: await send(api, { ...message, is_preview: true }) }
  }
  async function decide(message: BulkMessage) {
    const result = await run((api) => send(api, { ...message, is_preview: false }))
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
  const start = useEffectEvent(async () => {
    if (needsReason) return
    const loaded = await run((api) => previewOf(api, {}), { reloads: false })
    if (loaded === null) props.onClose()
    else setPreview(loaded)
  })
  useEffect(() => void start(), [])
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
      onClose={close}
      footer={
        <>
          {needsReason && preview !== null ? (
            <Button onClick={() => setPreview(null)}>{t(messages.back)}</Button>
          ) : (
            <Button onClick={close}>{t(moderationMessages.cancel)}</Button>
          )}
          {isAsking && (
            <Button type="submit" form={formId} variant="main" loading={isSending}>
              {t(messages.preview)}
            </Button>
          )}
          {preview !== null && preview.result.done > 0 && (
            <Button
              variant={isDanger ? 'danger' : 'main'}
              loading={isBusy}
              onClick={() => void decide(preview.message)}
            >
              {t(texts.act(preview.result.done))}
            </Button>
          )}
        </>
      }
    >
      {isAsking && (
        <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
          <Select
            label={t(messages.reason)}
            options={[
              { value: '', label: t(messages.chooseReason) },
              ...reasons.map((code) => ({ value: code, label: t(reviewMessages.reasons[code]) })),
            ]}
            {...field('reason_code')}
          />
          <TextArea
            label={t(messages.addToMessage)}
            rows={3}
            maxLength={2000}
            {...field('note_public')}
          />
        </form>
      )}
      {!isAsking && preview === null && <Skeleton />}
      {preview !== null && <BulkPreview preview={preview.result} texts={texts} records={records} />}
      {question}
    </Dialog>
  )
}
