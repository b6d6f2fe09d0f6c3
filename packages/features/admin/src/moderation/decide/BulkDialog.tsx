import { answerOf } from '@edbazaar/api-client'
import { reviewMessages } from '@edbazaar/feature-editing/review'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Select } from '@edbazaar/ui/Select'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import type { BulkResult, CaseRow, ReasonCode } from '../case-types'
import { messages } from '../messages'
import { useModerationRequest } from '../use-moderation-request'
import type { BulkOutcome } from './bulk-outcome'
import * as styles from './decide.css'
import { lastActionAtom, reasonsOf } from './decision'
import { useUndo } from './use-undo'

interface BulkDialogProps {
  outcome: BulkOutcome
  rows: readonly CaseRow[]
  onDone: () => void
  onClose: () => void
}

const withReason: readonly BulkOutcome[] = ['changes', 'hidden']

/** One decision about several cases: the reason, then what would happen to each, then the decision. */
export function BulkDialog({ outcome, rows, onDone, onClose }: BulkDialogProps) {
  const t = useMessages(messages, reviewMessages)
  const store = useStore()
  const { run, isBusy } = useModerationRequest()
  const { undo } = useUndo()
  const needsReason = withReason.includes(outcome)
  const [reason, setReason] = useState<ReasonCode | null>(null)
  const [note, setNote] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [preview, setPreview] = useState<BulkResult | null>(null)

  const send = (isPreview: boolean) =>
    run(
      (api) =>
        answerOf(
          api.POST('/admin/moderation/decisions', {
            body: {
              cases: rows.map(({ id, revision }) => ({ id, revision })),
              outcome,
              is_preview: isPreview,
              ...(reason !== null && { reason_code: reason }),
              ...(note.trim() !== '' && { note_public: note.trim() }),
            },
          }),
        ),
      { reloads: !isPreview },
    )
  const isNoteMissing = note.trim() === '' && (reason === 'other' || outcome === 'changes')
  async function show() {
    setHasTried(true)
    if (needsReason && (reason === null || isNoteMissing)) return
    setPreview(await send(true))
  }
  async function decide() {
    const result = await send(false)
    if (result === null) return
    const { done, skipped, action_id: action } = result
    store.set(lastActionAtom, action)
    store.set(showToastAtom, {
      type: 'info',
      message:
        skipped.length === 0
          ? t(messages.doneMany(done))
          : t(messages.donePart(done, skipped.length)),
      ...(action !== null && {
        action: { label: t(messages.undo), onSelect: () => void undo(action) },
      }),
    })
    onDone()
    onClose()
  }
  const start = useEffectEvent(() => {
    if (!needsReason) void show()
  })
  useEffect(() => start(), [])
  const reasons = reasonsOf[outcome === 'hidden' ? 'hidden' : 'changes']
  const isAsking = needsReason && preview === null
  return (
    <Dialog
      isOpen
      role="alertdialog"
      aria-modal="true"
      title={t(messages.bulkTitles[outcome])}
      closeLabel={t(messages.close)}
      className={styles.wide}
      onClose={onClose}
      footer={
        <>
          {needsReason && preview !== null ? (
            <Button onClick={() => setPreview(null)}>{t(messages.back)}</Button>
          ) : (
            <Button onClick={onClose}>{t(messages.cancel)}</Button>
          )}
          {isAsking && (
            <Button variant="main" loading={isBusy} onClick={() => void show()}>
              {t(messages.preview)}
            </Button>
          )}
          {preview !== null && preview.done > 0 && (
            <Button variant="main" loading={isBusy} onClick={() => void decide()}>
              {t(messages.bulkDo(preview.done))}
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
      {preview !== null && <BulkPreview preview={preview} />}
    </Dialog>
  )
}

function BulkPreview({ preview: { done, skipped } }: { preview: BulkResult }) {
  const t = useMessages(messages)
  return (
    <>
      <p>{done === 0 ? t(messages.bulkNothing) : t(messages.bulkWould(done))}</p>
      {skipped.length > 0 && (
        <>
          <p className={styles.note}>{t(messages.bulkLeft(skipped.length))}</p>
          <ul className={styles.skipped}>
            {skipped.map(({ id, name, why, by }) => (
              <li key={id}>
                <b>{name ?? t(messages.untitled)}</b>
                <span>
                  {by === null
                    ? t(messages.skipped[why])
                    : t(messages.skippedBy(t(messages.skipped[why]), by))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
