import { type ApiClient, answerOf } from '@edbazaar/api-client'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Select } from '@edbazaar/ui/Select'
import { useId, useState } from 'react'
import type { ApplicationRow, Decision } from '../application-types'
import { type DecisionValues, decisionBody, needsReasons, useDecisionForm } from '../decision-form'
import { messages } from '../messages'
import { listingsOf } from '../saved-texts/listings'
import { MessageField } from '../saved-texts/MessageField'
import { SaveMessage } from '../saved-texts/SaveMessage'
import { useSavedTexts } from '../saved-texts/use-saved-texts'
import { BulkPreview, type BulkResult } from './BulkPreview'
import * as styles from './dialogs.css'
import { ReasonFields } from './ReasonFields'

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

const targets = [
  'shortlisted',
  'interviewing',
  'offered',
  'not_taken',
] as const satisfies readonly Decision[]

/** Moves or emails several applicants: first the choice, then a preview of each, then the change. */
export function BulkDialog({ action, rows, onDone, onClose }: BulkDialogProps) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const formId = useId()
  const [preview, setPreview] = useState<{ result: BulkResult; values: DecisionValues } | null>(
    null,
  )
  const isMove = action === 'move'
  const chosen = isMove ? rows : rows.filter((row) => !row.is_told)
  const listing = onlyListingOf(chosen)
  const saved = useSavedTexts(isMove ? null : listing)

  const send = (api: ApiClient, values: DecisionValues, isPreview: boolean) =>
    answerOf(
      api.POST('/job-applications/bulk', {
        body: {
          ids: chosen.map(({ id }) => id),
          action,
          preview: isPreview,
          ...(isMove && { state: values.state }),
          ...decisionBody(values),
        },
      }),
    )
  const decision = useDecisionForm({
    initial: {
      state: 'shortlisted',
      offered_on: '',
      is_told: !isMove,
      text: t(messages.template),
    },
    send: async (api, values) => ({ values, result: await send(api, values, true) }),
    reloads: false,
    onSuccess: setPreview,
  })
  const { close, question } = useDialogGuard({ isDirty: decision.isDirty && !isBusy, onClose })
  const { field, form, isSending, onSubmit } = decision
  async function change(values: DecisionValues) {
    const result = await run((api) => send(api, values, false), {
      toast: ({ done, refused }) => {
        const text = t(messages.bulkDone[action](done))
        return refused === 0 ? text : t(messages.bulkPart[action](text, refused))
      },
    })
    if (result === null) return
    onDone()
    onClose()
  }
  const titleOf = isMove ? messages.bulkMoveTitle : messages.bulkTellTitle
  return (
    <Dialog
      isOpen
      title={t(titleOf(chosen.length))}
      closeLabel={t(messages.close)}
      className={styles.wide}
      onClose={close}
      footer={
        preview === null ? (
          <>
            <Button onClick={close}>{t(messages.cancel)}</Button>
            <Button type="submit" form={formId} variant="main" loading={isSending}>
              {t(messages.preview)}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => setPreview(null)}>{t(messages.backToEdit)}</Button>
            {preview.result.done > 0 && (
              <Button variant="main" loading={isBusy} onClick={() => void change(preview.values)}>
                {t(titleOf(preview.result.done))}
              </Button>
            )}
          </>
        )
      }
    >
      {preview !== null ? (
        <BulkPreview preview={preview.result} />
      ) : (
        <div className={styles.fields}>
          <form id={formId} noValidate className={styles.fields} onSubmit={onSubmit}>
            {isMove ? (
              <Select
                label={t(messages.moveTo)}
                options={targets.map((state) => ({
                  value: state,
                  label: t(messages.stages[state]),
                }))}
                {...field('state')}
              />
            ) : (
              <MessageField decision={decision} texts={saved.value} rows={6} />
            )}
            {needsReasons(form.watch('state')) && <ReasonFields decision={decision} />}
          </form>
          {!isMove && listing !== null && (
            <SaveMessage listing={listing} text={form.watch('text')} onSaved={saved.reload} />
          )}
        </div>
      )}
      {question}
    </Dialog>
  )
}
