import { answerOf, type MyBooking } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { showToastAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { classText } from '../parts/when'
import { messages } from './messages'

/** Cancels the seat of one child, or withdraws the request for it, after a question. */
export function CancelSeat({ booking }: { booking: MyBooking }) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [isAsking, setIsAsking] = useState(false)
  const { id, child_name: child, product, batch, session, store } = booking
  const what = `${product.name}, ${session ? classText(session, locale) : batch.name}`
  const isRequest = booking.state === 'requested'
  async function onYes() {
    const params = { path: { id } }
    await run(
      (api) => answerOf(api.POST('/my-bookings/{id}/cancel', { params, body: { party: false } })),
      {
        async onSuccess() {
          showToast({
            type: 'success',
            message: t(isRequest ? messages.withdrawn : messages.cancelled),
          })
          setIsAsking(false)
          await revalidate()
        },
      },
    )
  }
  return (
    <>
      <Button
        variant="bare"
        aria-label={t(isRequest ? messages.withdrawOf(child) : messages.cancelOf(child))}
        onClick={() => setIsAsking(true)}
      >
        {t(isRequest ? messages.withdraw : messages.cancelSeat)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(isRequest ? messages.withdrawTitle : messages.cancelTitle)}
        question={t((isRequest ? messages.withdrawText : messages.cancelText)(child, what))}
        yesLabel={t(isRequest ? messages.withdraw : messages.cancelYes)}
        noLabel={t(messages.cancelNo)}
        tone="danger"
        isBusy={isBusy}
        onYes={() => void onYes()}
        onNo={() => setIsAsking(false)}
      >
        {!isRequest && booking.price !== 0 && <p>{t(messages.cancelFee(store.name))}</p>}
      </ConfirmDialog>
    </>
  )
}
