import {
  type ApiClient,
  ApiError,
  answerOf,
  type BookingDetails,
  type ConsentNotice,
  type MyBooking,
} from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { bookingPaths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Notice } from '@edbazaar/ui/Notice'
import { useSetAtom } from 'jotai'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { DetailsFields } from '../parts/DetailsFields'
import { useDraft } from '../parts/drafts'
import * as partStyles from '../parts/parts.css'
import { detailsFieldOf, useDetails } from '../parts/use-details'
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
    <WithoutDetails loaded={loaded} />
  ) : (
    <WithDetails loaded={loaded} notice={notice} />
  )
}

const confirm = (
  api: ApiClient,
  { id }: Pick<MyBooking, 'id'>,
  body: { details?: BookingDetails },
) => answerOf(api.POST('/my-bookings/{id}/confirm', { params: { path: { id } }, body }))

/** A refusal that is not about a field of the form. */
const isRefusal = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.errors.length === 0 && [400, 409].includes(cause.status)

/** Confirms seats whose details were sent with the request. */
function WithoutDetails({ loaded }: { loaded: LoadedBooking }) {
  const { booking } = loaded
  const { revalidate } = useRevalidator()
  const { run, isBusy } = useRequest()
  const { clear } = useDraft(booking.batch.id)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function onConfirm() {
    setRefusal(null)
    await run((api) => confirm(api, booking, {}), {
      async onSuccess() {
        await revalidate()
        clear()
      },
      onFailure(cause) {
        if (!isRefusal(cause)) return false
        setRefusal(cause.message)
        return true
      },
    })
  }
  return (
    <Held
      loaded={loaded}
      refusal={refusal}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        void onConfirm()
      }}
    />
  )
}

function WithDetails({ loaded, notice }: { loaded: LoadedBooking; notice: ConsentNotice }) {
  const { booking } = loaded
  const { batch, store } = booking
  const [refusal, setRefusal] = useState<string | null>(null)
  const details = useDetails({ batchId: batch.id, notice, endsOn: batch.ends_on })
  const { field, control, checkbox, errorOf, isSending, onSubmit } = usePageForm({
    schema: details.schema,
    initial: details.stored.draft,
    stored: details.stored,
    fieldOf: detailsFieldOf,
    async send(api, body) {
      setRefusal(null)
      try {
        return await confirm(api, booking, body)
      } catch (cause) {
        if (!isRefusal(cause)) throw cause
        setRefusal(cause.message)
        return null
      }
    },
    onSuccess: details.clear,
  })
  return (
    <Held loaded={loaded} refusal={refusal} isBusy={isSending} onSubmit={onSubmit}>
      <DetailsFields
        details={details}
        provider={store.name}
        permission={{
          channels: control('channels'),
          times: control('times'),
          until: control('until'),
          untilDate: control('untilDate'),
        }}
        note={field('note')}
        isParent={checkbox('isParent')}
        isParentError={errorOf('isParent')}
      />
    </Held>
  )
}

interface HeldProps {
  loaded: LoadedBooking
  /** Why the seats were not confirmed. */
  refusal: string | null
  isBusy: boolean
  onSubmit: (event: FormEvent) => void
  children?: ReactNode
}

function Held({ loaded, refusal, isBusy, onSubmit, children }: HeldProps) {
  const t = useMessages(messages)
  const { booking, party, loadedAt } = loaded
  const { hold_until: until } = booking
  const now = useNow(loadedAt, until)
  const { clear } = useDraft(booking.batch.id)
  const held = party.filter(({ state }) => state === 'held')
  const isOver = until !== null && Date.parse(until) <= now
  if (isOver) return <HoldEnded loaded={loaded} />
  return (
    <>
      {until !== null && <HoldBar seats={held.length} until={until} now={now} />}
      {refusal !== null && (
        <Notice tone="bad" title={t(messages.confirmFailed)}>
          {refusal}
        </Notice>
      )}
      <form noValidate className={partStyles.columns} onSubmit={onSubmit}>
        <div className={partStyles.column}>{children}</div>
        <BookingCard party={held} now={now}>
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
        {t(messages.holdEndedText)} {draft !== undefined && t(messages.draftKept)}
      </p>
      <BookAgain booking={booking} />
    </Notice>
  )
}
