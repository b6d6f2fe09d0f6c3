import { answerOf, type ChosenBatch, type MyBooking } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { type Translate, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { languageOf } from '@edbazaar/ui/formatting'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { useId, useState } from 'react'
import * as v from 'valibot'
import { fewSeatsText, seatsOfClass } from '../parts/class-seats'
import { messages as partMessages } from '../parts/messages'
import { classText } from '../parts/when'
import { messages } from './messages'

type Sessions = ChosenBatch['sessions']

/** Moves a trial class or a single class to another date. */
export function Reschedule({ booking }: { booking: MyBooking }) {
  const t = useMessages(messages)
  const [sessions, setSessions] = useState<Sessions | null>(null)
  const { run, isBusy } = useRequest()
  const { product, batch, session, kind } = booking

  async function onOpen() {
    const params = { path: { slug: product.slug } }
    await run((api) => answerOf(api.GET('/products/{slug}/batches', { params })), {
      onSuccess({ data }) {
        const all = data.find(({ id }) => id === batch.id)?.sessions ?? []
        const others = all.filter((each) => each.id !== session?.id && seatsOfClass(each, kind) > 0)
        setSessions(others)
      },
    })
  }
  return (
    <>
      <Button loading={isBusy} onClick={() => void onOpen()}>
        {t(messages.reschedule)}
      </Button>
      {sessions !== null && (
        <RescheduleDialog booking={booking} sessions={sessions} onClose={() => setSessions(null)} />
      )}
    </>
  )
}

interface RescheduleDialogProps {
  booking: MyBooking
  sessions: Sessions
  onClose: () => void
}

const rescheduleSchema = (t: Translate) =>
  v.object({
    session_id: v.pipe(v.string(), v.nonEmpty(t(messages.chooseClass)), v.transform(Number)),
  })

function RescheduleDialog({ booking, sessions, onClose }: RescheduleDialogProps) {
  const t = useMessages(messages, partMessages)
  const locale = useLocale()
  const formId = useId()
  const { product, child_name: child, session: current, kind } = booking
  const { control, isDirty, isSending, onSubmit } = usePageForm({
    schema: rescheduleSchema,
    initial: { session_id: '' },
    send: (api, body) =>
      answerOf(
        api.POST('/my-bookings/{id}/reschedule', { params: { path: { id: booking.id } }, body }),
      ),
    toast: () => t(messages.rescheduled),
    onSuccess: onClose,
  })
  const { close, question } = useDialogGuard({ isDirty, onClose })
  return (
    <Dialog
      isOpen
      title={t(messages.rescheduleTitle)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(partMessages.cancel)}</Button>
          {sessions.length > 0 && (
            <Button type="submit" form={formId} variant="main" loading={isSending}>
              {t(messages.save)}
            </Button>
          )}
        </>
      }
    >
      <p>
        <b lang={languageOf(product.name)}>{product.name}</b>, {child}
      </p>
      {current && <p>{t(messages.currentDate(classText(current, locale)))}</p>}
      {sessions.length === 0 ? (
        <p>{t(messages.noOther)}</p>
      ) : (
        <form id={formId} noValidate onSubmit={onSubmit}>
          <RadioGroup
            legend={t(messages.rescheduleTitle)}
            legendPlace="hidden"
            {...control('session_id')}
            options={sessions.slice(0, 30).map((session) => ({
              value: String(session.id),
              label: classText(session, locale),
              hint: fewSeatsText(session, kind, t),
            }))}
          />
        </form>
      )}
      {question}
    </Dialog>
  )
}
