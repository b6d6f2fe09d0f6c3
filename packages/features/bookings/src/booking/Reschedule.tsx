import { answerOf, type ChosenBatch, type MyBooking } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { RadioGroup } from '@edbazaar/ui/RadioGroup'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
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
        const others = all.filter(
          ({ id, trials_left: left }) => id !== session?.id && (kind !== 'trial' || left > 0),
        )
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

function RescheduleDialog({ booking, sessions, onClose }: RescheduleDialogProps) {
  const t = useMessages(messages, partMessages)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  async function onSave() {
    setIsChecked(true)
    if (chosen === null) return
    const params = { path: { id: booking.id } }
    const body = { session_id: chosen }
    await run((api) => answerOf(api.POST('/my-bookings/{id}/reschedule', { params, body })), {
      async onSuccess() {
        showToast({ type: 'success', message: t(messages.rescheduled) })
        onClose()
        await revalidate()
      },
    })
  }
  return (
    <Dialog
      isOpen
      title={t(messages.rescheduleTitle)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(partMessages.cancel)}</Button>
          {sessions.length > 0 && (
            <Button variant="main" loading={isBusy} onClick={() => void onSave()}>
              {t(messages.save)}
            </Button>
          )}
        </>
      }
    >
      {sessions.length === 0 ? (
        <p>{t(messages.noOther)}</p>
      ) : (
        <RadioGroup
          legend={t(messages.rescheduleTitle)}
          legendPlace="hidden"
          value={chosen === null ? null : String(chosen)}
          error={isChecked && chosen === null ? t(messages.chooseClass) : undefined}
          options={sessions.slice(0, 30).map((session) => ({
            value: String(session.id),
            label: classText(session, locale),
          }))}
          onValueChange={(value) => setChosen(Number(value))}
        />
      )}
    </Dialog>
  )
}
