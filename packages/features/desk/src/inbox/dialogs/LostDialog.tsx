import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { useState } from 'react'
import type { Enquiry, EnquiryRow } from '../enquiry-types'
import { messages } from '../messages'
import { useChange } from '../use-change'
import { messages as dialogMessages } from './messages'
import { lostReasonOf, lostReasons } from './reasons'

interface LostDialogProps {
  enquiry: Enquiry | EnquiryRow
  onClose: () => void
}

/** Moves an enquiry to Lost, with the reason. */
export function LostDialog({ enquiry, onClose }: LostDialogProps) {
  const t = useMessages(messages, dialogMessages)
  const { change, isBusy } = useChange()
  const [reason, setReason] = useState<string | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  async function save() {
    const chosen = lostReasonOf(reason)
    if (chosen === undefined) return setIsMissing(true)
    await change(enquiry, { state: 'lost', lost_why: chosen })
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={t(dialogMessages.lostTitle(enquiry.name ?? t(messages.parent)))}
      description={t(
        hasOpenVisit(enquiry) ? dialogMessages.lostTextWithVisit : dialogMessages.lostText,
      )}
      closeLabel={t(messages.close)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="main" loading={isBusy} onClick={() => void save()}>
            {t(dialogMessages.moveToLost)}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t(dialogMessages.reason)}
        legendPlace="hidden"
        value={reason}
        onValueChange={setReason}
        error={isMissing && reason === null ? t(dialogMessages.reasonRequired) : undefined}
        options={lostReasons.map((each) => ({
          value: each,
          label: t(dialogMessages.lostReasons[each]),
        }))}
      />
    </Dialog>
  )
}

/** Whether a visit may be cancelled with the move: rows of the list only know the state. */
const hasOpenVisit = (enquiry: Enquiry | EnquiryRow): boolean =>
  'visits' in enquiry
    ? enquiry.visits.some(({ state }) => state === 'offered' || state === 'confirmed')
    : enquiry.state === 'visit'
