import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Select } from '@edbazaar/ui/Select'
import { useState } from 'react'
import type { ApplicationRow, Decision } from '../application-types'
import { messages } from '../messages'
import { listingsOf } from '../saved-texts/listings'
import { MessageField } from '../saved-texts/MessageField'
import { BulkPreview, type BulkResult } from './BulkPreview'
import * as styles from './dialogs.css'
import { areReasonsComplete, ReasonFields, type ReasonValues, reasonBody } from './ReasonFields'

interface BulkDialogProps {
  action: 'move' | 'tell'
  rows: readonly ApplicationRow[]
  onDone: () => void
  onClose: () => void
}

/** The employer of all applicants; null if there are several. */
function onlyListingOf(rows: readonly ApplicationRow[]) {
  const [first = null, ...others] = listingsOf(rows)
  return others.length === 0 ? first : null
}

const targets = ['shortlisted', 'interviewing', 'offered', 'not_taken'] as const
type Target = (typeof targets)[number] & Decision

/** Moves or emails several applicants: first the choice, then a preview of each, then the change. */
export function BulkDialog({ action, rows, onDone, onClose }: BulkDialogProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [target, setTarget] = useState<Target>('shortlisted')
  const [values, setValues] = useState<ReasonValues>({ codes: [], text: '' })
  const [message, setMessage] = useState(t(messages.template))
  const [hasTried, setHasTried] = useState(false)
  const [preview, setPreview] = useState<BulkResult | null>(null)
  const needsReasons = action === 'move' && target === 'not_taken'
  const chosen = action === 'tell' ? rows.filter((row) => !row.is_told) : rows

  const send = (isPreview: boolean, toast?: (result: BulkResult) => string) =>
    run(
      (api) =>
        answerOf(
          api.POST('/job-applications/bulk', {
            body: {
              ids: chosen.map(({ id }) => id),
              action,
              preview: isPreview,
              ...(action === 'move' && { state: target }),
              ...(needsReasons && reasonBody(values)),
              ...(action === 'tell' && message.trim() !== '' && { text: message.trim() }),
            },
          }),
        ),
      { toast, reloads: !isPreview },
    )
  async function show() {
    setHasTried(true)
    if (needsReasons && !areReasonsComplete(values)) return
    setPreview(await send(true))
  }
  async function change() {
    const result = await send(false, ({ done, refused }) =>
      refused === 0 ? t(messages.bulkDone(done)) : t(messages.bulkPart(done, refused)),
    )
    if (result === null) return
    onDone()
    onClose()
  }
  const titleOf = action === 'move' ? messages.bulkMoveTitle : messages.bulkTellTitle
  return (
    <Dialog
      isOpen
      title={t(titleOf(chosen.length))}
      closeLabel={t(messages.close)}
      className={styles.wide}
      onClose={onClose}
      footer={
        preview === null ? (
          <>
            <Button onClick={onClose}>{t(messages.cancel)}</Button>
            <Button variant="main" loading={isBusy} onClick={() => void show()}>
              {t(messages.preview)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setPreview(null)}>{t(messages.backToEdit)}</Button>
            {preview.done > 0 && (
              <Button variant="main" loading={isBusy} onClick={() => void change()}>
                {t(titleOf(preview.done))}
              </Button>
            )}
          </>
        )
      }
    >
      {preview !== null ? (
        <BulkPreview preview={preview} />
      ) : (
        <div className={styles.fields}>
          {action === 'move' ? (
            <Select
              label={t(messages.moveTo)}
              value={target}
              options={targets.map((state) => ({ value: state, label: t(messages.stages[state]) }))}
              onChange={({ target: field }) => {
                const next = targets.find((state) => state === field.value)
                if (next) setTarget(next)
              }}
            />
          ) : (
            <MessageField
              listing={onlyListingOf(chosen)}
              rows={6}
              value={message}
              onChange={setMessage}
            />
          )}
          {needsReasons && (
            <ReasonFields values={values} hasTried={hasTried} onChange={setValues} />
          )}
        </div>
      )}
    </Dialog>
  )
}
