import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useState } from 'react'
import type { Enquiry } from '../enquiry-types'
import { messages } from '../messages'
import { dayInWords, dayOf } from '../moments'
import * as styles from './dialogs.css'
import { messages as dialogMessages } from './messages'
import { invalidReasonOf } from './reasons'

interface InvalidDialogProps {
  enquiry: Enquiry
  onClose: () => void
}

/** Marks an enquiry as invalid for one of the public reasons, which the parent reads. */
export function InvalidDialog({ enquiry, onClose }: InvalidDialogProps) {
  const t = useMessages(messages, dialogMessages)
  const locale = useLocale()
  const { run, isBusy } = usePageRequest()
  const [reason, setReason] = useState<string | null>(null)
  const [evidence, setEvidence] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { until, reasons } = enquiry.invalid
  async function save() {
    const chosen = invalidReasonOf(reason)
    if (chosen === undefined) return setIsMissing(true)
    const answer = await run(
      (api) =>
        answerOf(
          api.POST('/desk/enquiries/{id}/invalid', {
            params: { path: { id: enquiry.id } },
            body: {
              revision: enquiry.revision,
              reason: chosen,
              ...(evidence.trim() !== '' && { evidence: evidence.trim() }),
            },
          }),
        ),
      { toast: () => t(messages.saved.invalid) },
    )
    if (answer !== null) onClose()
  }
  const last =
    until === null ? '' : dayInWords(dayOf(Date.parse(until)), { now: Date.now(), locale })
  return (
    <Dialog
      isOpen
      title={t(dialogMessages.invalidTitle(enquiry.name ?? t(messages.parent)))}
      description={
        until === null ? t(dialogMessages.invalidTooLate) : t(dialogMessages.invalidText(last))
      }
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          {until !== null && (
            <Button variant="danger" loading={isBusy} onClick={() => void save()}>
              {t(messages.markInvalid)}
            </Button>
          )}
        </>
      }
    >
      {until !== null && (
        <div className={styles.fields}>
          <RadioGroup
            legend={t(dialogMessages.reason)}
            legendPlace="hidden"
            value={reason}
            onValueChange={setReason}
            error={isMissing && reason === null ? t(dialogMessages.reasonRequired) : undefined}
            options={reasons.map(({ reason: each, is_available: isAvailable }) => ({
              value: each,
              label: t(dialogMessages.invalidReasons[each]),
              disabled: !isAvailable,
              ...(each === 'contact_dead' && { hint: t(dialogMessages.deadNeeds) }),
            }))}
          />
          <TextArea
            label={t(dialogMessages.evidence)}
            rows={2}
            maxLength={1000}
            value={evidence}
            onChange={({ target }) => setEvidence(target.value)}
          />
          <p className={styles.note}>{t(dialogMessages.invalidNote)}</p>
        </div>
      )}
    </Dialog>
  )
}
