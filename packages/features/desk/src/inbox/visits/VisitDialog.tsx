import { answerOf, type VisitSlot } from '@edbazaar/api-client'
import { visitTime } from '@edbazaar/feature-catalogue-ui/visit-times'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { accountPaths, useLoaded, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { Select } from '@edbazaar/ui/Select'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useState } from 'react'
import * as styles from '../dialogs/dialogs.css'
import { emailsParent } from '../emails-parent'
import type { Enquiry } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import { messages } from './messages'

interface VisitDialogProps {
  enquiry: Enquiry
  /** The visit to move; null for a new one. */
  visit: Enquiry['visits'][number] | null
  onClose: () => void
}

type Action = 'offer' | 'book'

/** Offers or books a visit, or moves it to another time. */
export function VisitDialog({ enquiry, visit, onClose }: VisitDialogProps) {
  const t = useMessages(messages, inboxMessages)
  const { run, isBusy } = usePageRequest()
  const { state, value: slots } = useFreeSlots(enquiry, visit)
  const canMail = emailsParent(enquiry)
  const [slot, setSlot] = useState('')
  const [action, setAction] = useState<Action>(canMail ? 'offer' : 'book')
  const [isMissing, setIsMissing] = useState(false)

  async function save() {
    if (slot === '') return setIsMissing(true)
    const slotId = Number(slot)
    const path = { id: enquiry.id }
    const answer = await run(
      (api) =>
        visit === null
          ? answerOf(
              api.POST('/desk/enquiries/{id}/visits', {
                params: { path },
                body: { slot_id: slotId, action },
              }),
            )
          : answerOf(
              api.PATCH('/desk/enquiries/{id}/visits/{visitId}', {
                params: { path: { ...path, visitId: visit.id } },
                body: { slot_id: slotId },
              }),
            ),
      { toast: () => t(visit === null ? messages.visitAdded[action] : messages.visitMoved) },
    )
    if (answer !== null) onClose()
  }
  const isReady = slots !== null && slots.length > 0
  const { close, question } = useDialogGuard({ isDirty: slot !== '' && !isBusy, onClose })
  return (
    <Dialog
      isOpen
      title={t(visit === null ? messages.addVisit : messages.moveVisitTitle)}
      closeLabel={t(inboxMessages.close)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(inboxMessages.cancel)}</Button>
          {isReady && (
            <Button variant="main" loading={isBusy} onClick={() => void save()}>
              {t(visit === null ? messages.visitActions[action] : messages.moveVisit)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        {state === 'loading' && <Skeleton />}
        {state === 'failed' && <Notice>{t(messages.slotsFailed)}</Notice>}
        {slots?.length === 0 && (
          <Notice title={t(messages.noSlots)}>
            {enquiry.listing !== null && enquiry.my_rights.change_desk ? (
              <Link href={accountPaths.desk(enquiry.listing)}>{t(messages.addSlots)}</Link>
            ) : (
              t(messages.askForSlots)
            )}
          </Notice>
        )}
        {isReady && (
          <SlotSelect
            slots={slots}
            value={slot}
            error={isMissing && slot === '' ? t(messages.slotRequired) : undefined}
            onSlot={setSlot}
          />
        )}
        {isReady && visit === null && canMail && (
          <RadioGroup
            legend={t(messages.visitHow)}
            value={action}
            onValueChange={(next) => setAction(next === 'offer' ? 'offer' : 'book')}
            options={[
              { value: 'offer', label: t(messages.offerChoice) },
              { value: 'book', label: t(messages.bookChoice) },
            ]}
          />
        )}
        {isReady && !canMail && <p className={styles.note}>{t(messages.tellYourself)}</p>}
      </div>
      {question}
    </Dialog>
  )
}

interface SlotSelectProps {
  slots: readonly VisitSlot[]
  value: string
  error: string | undefined
  onSlot: (slot: string) => void
}

function SlotSelect({ slots, value, error, onSlot }: SlotSelectProps) {
  const t = useMessages(messages, inboxMessages)
  const locale = useLocale()
  return (
    <Select
      label={t(messages.visitTime)}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onSlot(currentTarget.value)}
      options={[
        { value: '', label: t(messages.pleaseChoose) },
        ...slots.map((slot) => ({
          value: String(slot.id),
          label: t(messages.slot(visitTime(slot, locale), slot.seats - slot.taken)),
        })),
      ]}
    />
  )
}

/** The visit times with free seats that have not begun, without that of the visit itself. */
function useFreeSlots({ listing }: Enquiry, visit: VisitDialogProps['visit']) {
  const isFree = (slot: VisitSlot) =>
    slot.taken < slot.seats && slot.id !== visit?.slot_id && Date.parse(slot.starts_at) > Date.now()
  return useLoaded(async (api, signal) => {
    if (listing === null) return []
    const params = { path: { kind: listing.kind, id: listing.id } }
    const { slots } = await answerOf(
      api.GET('/listings/{kind}/{id}/visit-slots', { params, signal }),
    )
    return slots.filter(isFree)
  }, listing && `${listing.kind}/${listing.id}`)
}
