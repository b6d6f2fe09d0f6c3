import { answerOf, type MyEnquiry } from '@edbazaar/api-client'
import { visitDay, visitHours, visitTime } from '@edbazaar/feature-catalogue-ui/visit-times'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { Select } from '@edbazaar/ui/Select'
import { useState } from 'react'
import * as styles from './detail.css'
import { messages } from './messages'
import { accessParams, type EnquiryAccess, type EnquiryEditing } from './use-enquiry'

interface VisitCardProps {
  access: EnquiryAccess
  enquiry: MyEnquiry
  editing: EnquiryEditing
  /** Heading level. */
  level: 2 | 3
}

/** The visit of an enquiry: accept, choose, move or cancel it. Nothing if there is none to choose. */
export function VisitCard({ access, enquiry, editing, level }: VisitCardProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [isMoving, setIsMoving] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const { visit, slots, can, recipient } = enquiry
  if (visit === null && slots.length === 0) return null
  const params = accessParams(access)
  const Heading = level === 2 ? 'h2' : 'h3'
  const isOffered = visit?.state === 'offered'
  const isChoosing = visit === null || isMoving

  async function choose(slotId: number) {
    const isDone = await editing.run(
      (api) => answerOf(api.PUT('/my-enquiries/{id}/visit', { params, body: { slot_id: slotId } })),
      t(messages.visitBooked),
    )
    if (isDone) setIsMoving(false)
  }
  async function cancel() {
    const isDone = await editing.run(
      (api) => answerOf(api.DELETE('/my-enquiries/{id}/visit', { params })),
      t(messages.visitCancelled),
    )
    if (isDone) setIsAsked(false)
  }
  return (
    <section className={styles.visit} aria-labelledby={`visit-${enquiry.id}`}>
      <Heading id={`visit-${enquiry.id}`} className={styles.sideTitle}>
        {t(visit === null ? messages.visitTitle : messages.visitStates[visit.state])}
      </Heading>
      {visit !== null && (
        <p className={styles.visitTime}>
          <b>{visitDay(visit, locale)}</b>
          <span>{visitHours(visit, locale)}</span>
        </p>
      )}
      {isOffered && !isMoving && can.choose_visit && (
        <p className={styles.quiet}>{t(messages.visitOffered(recipient))}</p>
      )}
      {isChoosing && can.choose_visit ? (
        <SlotForm
          slots={slots}
          isBusy={editing.isBusy}
          isNew={visit === null}
          onChoose={choose}
          onEnd={visit === null ? undefined : () => setIsMoving(false)}
        />
      ) : (
        <p className={styles.visitButtons}>
          {isOffered && can.choose_visit && (
            <Button
              variant="main"
              loading={editing.isBusy}
              onClick={() => void choose(visit.slot_id)}
            >
              {t(messages.acceptVisit)}
            </Button>
          )}
          {can.choose_visit && slots.length > 0 && (
            <Button onClick={() => setIsMoving(true)}>{t(messages.otherTime)}</Button>
          )}
          {can.cancel_visit && (
            <Button variant="danger" onClick={() => setIsAsked(true)}>
              {t(isOffered ? messages.declineVisit : messages.cancelVisit)}
            </Button>
          )}
        </p>
      )}
      {visit !== null && (
        <ConfirmDialog
          isOpen={isAsked}
          title={t(isOffered ? messages.declineTitle : messages.cancelTitle)}
          question={t(messages.cancelQuestion(visitTime(visit, locale)))}
          yesLabel={t(isOffered ? messages.declineVisit : messages.cancelVisit)}
          noLabel={t(messages.keepVisit)}
          tone="danger"
          isBusy={editing.isBusy}
          onYes={() => void cancel()}
          onNo={() => setIsAsked(false)}
        />
      )}
    </section>
  )
}

interface SlotFormProps {
  slots: MyEnquiry['slots']
  isBusy: boolean
  isNew: boolean
  onChoose: (slotId: number) => Promise<void>
  /** Missing if there is nothing to return to. */
  onEnd: (() => void) | undefined
}

function SlotForm({ slots, isBusy, isNew, onChoose, onEnd }: SlotFormProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [slot, setSlot] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  return (
    <form
      noValidate
      className={styles.visitForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (slot === '') setIsMissing(true)
        else void onChoose(Number(slot))
      }}
    >
      {isNew && <p className={styles.quiet}>{t(messages.visitText)}</p>}
      <Select
        label={t(messages.visitTime)}
        value={slot}
        error={isMissing && slot === '' ? t(messages.chooseTime) : undefined}
        onChange={({ currentTarget }) => setSlot(currentTarget.value)}
        options={[
          { value: '', label: t(messages.pleaseChoose) },
          ...slots.map((each) => ({
            value: String(each.id),
            label: t(messages.slot(visitTime(each, locale), each.seats_left)),
          })),
        ]}
      />
      <p className={styles.visitButtons}>
        <Button type="submit" variant={isNew ? 'act' : 'main'} loading={isBusy}>
          {t(isNew ? messages.bookVisit : messages.moveVisit)}
        </Button>
        {onEnd && <Button onClick={onEnd}>{t(messages.back)}</Button>}
      </p>
    </form>
  )
}
