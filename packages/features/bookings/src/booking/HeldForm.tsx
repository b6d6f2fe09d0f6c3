import { ApiError, answerOf, type BookingDetails, type ConsentNotice } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { bookingPaths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { DetailsFields } from '../parts/DetailsFields'
import { useDraft } from '../parts/drafts'
import * as partStyles from '../parts/parts.css'
import { useDetails } from '../parts/use-details'
import { BookAgain } from './BookAgain'
import { BookingCard } from './BookingCard'
import * as styles from './booking.css'
import { HoldBar } from './HoldBar'
import type { LoadedBooking } from './load-booking'
import { messages } from './messages'
import { useNow } from './use-now'

/** Held seats: the form that confirms them, before the hold ends. */
export function HeldForm({ loaded }: { loaded: LoadedBooking }) {
  const { notice } = loaded
  return notice === null ? (
    <Held loaded={loaded} />
  ) : (
    <WithDetails loaded={loaded} notice={notice} />
  )
}

function WithDetails({ loaded, notice }: { loaded: LoadedBooking; notice: ConsentNotice }) {
  const { batch, store } = loaded.booking
  const details = useDetails({ batchId: batch.id, notice, endsOn: batch.ends_on })
  return (
    <Held loaded={loaded} read={details.read}>
      <DetailsFields state={details} provider={store.name} />
    </Held>
  )
}

interface HeldProps {
  loaded: LoadedBooking
  /** Reads the details, or returns null after showing what is wrong. Not needed after a request. */
  read?: () => BookingDetails | null
  children?: ReactNode
}

function Held({ loaded, read, children }: HeldProps) {
  const t = useMessages(messages)
  const { booking, party, loadedAt } = loaded
  const { hold_until: until } = booking
  const now = useNow(loadedAt, until)
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  const { clear } = useDraft(booking.batch.id)
  const [refusal, setRefusal] = useState<string | null>(null)
  const held = party.filter(({ state }) => state === 'held')
  const isOver = until !== null && Date.parse(until) <= now
  if (isOver) return <HoldEnded loaded={loaded} />

  async function onConfirm() {
    const details = read?.()
    if (details === null) return
    setRefusal(null)
    const params = { path: { id: booking.id } }
    const body = details === undefined ? {} : { details }
    await run((api) => answerOf(api.POST('/my-bookings/{id}/confirm', { params, body })), {
      async onSuccess() {
        await revalidate()
        clear()
      },
      onFailure(cause) {
        if (!(cause instanceof ApiError) || ![400, 409].includes(cause.status)) return false
        setRefusal(cause.message)
        return true
      },
    })
  }
  return (
    <>
      {until !== null && <HoldBar seats={held.length} until={until} now={now} />}
      {refusal !== null && (
        <Notice tone="bad" title={t(messages.confirmFailed)}>
          {refusal}
        </Notice>
      )}
      <form
        noValidate
        className={partStyles.columns}
        onSubmit={(event) => {
          event.preventDefault()
          void onConfirm()
        }}
      >
        <div className={partStyles.column}>{children}</div>
        <BookingCard party={held}>
          <Button
            type="submit"
            variant="main"
            size="large"
            loading={isBusy}
            className={styles.wide}
          >
            {t(messages.confirm)}
          </Button>
          <ReleaseButton id={booking.id} seats={held.length} onReleased={clear} />
        </BookingCard>
      </form>
    </>
  )
}

interface ReleaseButtonProps {
  id: string
  seats: number
  onReleased: () => void
}

/** Gives the held seats back. */
function ReleaseButton({ id, seats, onReleased }: ReleaseButtonProps) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  async function onRelease() {
    const params = { path: { id } }
    await run(
      (api) => answerOf(api.POST('/my-bookings/{id}/cancel', { params, body: { party: true } })),
      {
        async onSuccess() {
          showToast({ type: 'success', message: t(messages.released(seats)) })
          onReleased()
          await navigate(bookingPaths.mine)
        },
      },
    )
  }
  return (
    <Button
      variant="bare"
      loading={isBusy}
      className={styles.wide}
      onClick={() => void onRelease()}
    >
      {t(messages.release(seats))}
    </Button>
  )
}

function HoldEnded({ loaded: { booking } }: Pick<HeldProps, 'loaded'>) {
  const t = useMessages(messages)
  const { draft } = useDraft(booking.batch.id)
  return (
    <Notice title={t(messages.holdEnded)}>
      <p>
        {t(messages.holdEndedText)} {draft.details !== undefined && t(messages.draftKept)}
      </p>
      <BookAgain booking={booking} />
    </Notice>
  )
}
