import { type ApiClient, answerOf, type MyEnquiry } from '@edbazaar/api-client'
import { visitDay, visitHours, visitTime } from '@edbazaar/feature-catalogue-ui/visit-times'
import { useApiForm } from '@edbazaar/feature-form-kit'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { Select } from '@edbazaar/ui/Select'
import { useState } from 'react'
import * as v from 'valibot'
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

  const choose = (api: ApiClient, slotId: number) =>
    answerOf(api.PUT('/my-enquiries/{id}/visit', { params, body: { slot_id: slotId } }))
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
          isNew={visit === null}
          choose={choose}
          onChosen={(changed) => {
            editing.show(changed, t(messages.visitBooked))
            setIsMoving(false)
          }}
          onEnd={visit === null ? undefined : () => setIsMoving(false)}
        />
      ) : (
        <p className={styles.visitButtons}>
          {isOffered && can.choose_visit && (
            <Button
              variant="main"
              loading={editing.isBusy}
              onClick={() =>
                void editing.run((api) => choose(api, visit.slot_id), t(messages.visitBooked))
              }
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
  isNew: boolean
  choose: (api: ApiClient, slotId: number) => Promise<MyEnquiry>
  onChosen: (enquiry: MyEnquiry) => void
  /** Missing if there is nothing to return to. */
  onEnd: (() => void) | undefined
}

const slotSchema = (t: Translate) =>
  v.object({
    slot_id: v.pipe(v.string(), v.nonEmpty(t(messages.chooseTime)), v.transform(Number)),
  })

function SlotForm({ slots, isNew, choose, onChosen, onEnd }: SlotFormProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { field, isSending, onSubmit } = useApiForm<{ slot_id: number }>({
    loadSchema: async () => slotSchema,
    validatesOnBlur: false,
    initial: { slot_id: '' },
    send: async (api, { slot_id: slotId }) => onChosen(await choose(api, slotId)),
  })
  return (
    <form noValidate className={styles.visitForm} onSubmit={onSubmit}>
      {isNew && <p className={styles.quiet}>{t(messages.visitText)}</p>}
      <Select
        label={t(messages.visitTime)}
        options={[
          { value: '', label: t(messages.pleaseChoose) },
          ...slots.map((each) => ({
            value: String(each.id),
            label: t(messages.slot(visitTime(each, locale), each.seats_left)),
          })),
        ]}
        {...field('slot_id')}
      />
      <p className={styles.visitButtons}>
        <Button type="submit" variant={isNew ? 'act' : 'main'} loading={isSending}>
          {t(isNew ? messages.bookVisit : messages.moveVisit)}
        </Button>
        {onEnd && <Button onClick={onEnd}>{t(messages.back)}</Button>}
      </p>
    </form>
  )
}
