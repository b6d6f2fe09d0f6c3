import { ApiError, answerOf, type NewBooking } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { bookingPaths } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type BookChoice, useDraft } from '../parts/drafts'
import { overlapsAtom } from '../parts/overlaps'
import { useDetails } from '../parts/use-details'
import { firstChoice, isFree, kindsOf, obstacleOf, wayOf } from './book-choice'
import type { LoadedBook } from './load-book'

/** The form, and its batch, which takes bookings. */
export interface BookFormProps {
  form: LoadedBook
  batch: NonNullable<LoadedBook['batch']>
}

/** The state of the booking form, and its submission. */
export function useBook({ batch, form }: BookFormProps) {
  const navigate = useNavigate()
  const { run, isBusy } = useRequest()
  const setOverlaps = useSetAtom(overlapsAtom)
  const { draft, change: changeDraft, clear } = useDraft(batch.id)
  const choice =
    draft.choice && kindsOf(batch).includes(draft.choice.kind) ? draft.choice : firstChoice
  const [isChecked, setIsChecked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const details = useDetails({ batchId: batch.id, notice: form.notice, endsOn: batch.ends_on })
  const key = useRef<string | null>(null)

  // A child that is booked meanwhile is no longer part of the choice.
  const isWaiting = wayOf(batch, choice, form.children) === 'wait'
  const children = choice.children.filter((id) =>
    form.children.some(
      (child) => child.id === id && obstacleOf(child, { kind: choice.kind, isWaiting }) === null,
    ),
  )
  const shown: BookChoice = { ...choice, children }
  const way = wayOf(batch, shown, form.children)
  const sessions = batch.sessions.filter((session) => isFree(session, choice.kind))
  const needsSession = choice.kind !== 'term'
  const session = sessions.find(({ id }) => id === choice.session)
  const errors = {
    children: isChecked && children.length === 0,
    session: isChecked && needsSession && session === undefined,
  }

  function change(changed: Partial<BookChoice>) {
    changeDraft((before) => ({ ...before, choice: { ...shown, ...changed } }))
    setRefusal(null)
    key.current = null
  }

  /** Returns the page to continue to. */
  async function send(sent: 'hold' | 'request' | 'wait') {
    const body = sent === 'hold' ? null : details.read()
    if (sent !== 'hold' && body === null) return
    key.current ??= crypto.randomUUID()
    const common = { children: [...children], any_of: choice.anyOf, request_key: key.current }
    const path = { id: batch.id }
    const target = await run(
      async (api) => {
        if (sent === 'wait' && body !== null) {
          const joined = await answerOf(
            api.POST('/batches/{id}/waitlist', {
              params: { path },
              body: { ...common, details: body },
            }),
          )
          return bookingPaths.waitlist(joined.id)
        }
        const booking: NewBooking = {
          ...common,
          kind: choice.kind,
          ...(session && needsSession && { session_id: session.id }),
          ...(body !== null && { details: body }),
        }
        const { bookings, overlaps } = await answerOf(
          api.POST('/batches/{id}/bookings', { params: { path }, body: booking }),
        )
        setOverlaps(overlaps)
        const [first] = bookings
        return first === undefined ? bookingPaths.mine : bookingPaths.one(first.id)
      },
      {
        onFailure(cause) {
          if (!(cause instanceof ApiError) || ![400, 404, 409].includes(cause.status)) return false
          setRefusal(cause.message)
          key.current = null
          return true
        },
      },
    )
    if (target === null) return
    if (sent !== 'hold') clear()
    await navigate(target)
  }

  function onSubmit() {
    setIsChecked(true)
    setRefusal(null)
    if (way === 'closed' || children.length === 0 || (needsSession && session === undefined)) return
    void send(way)
  }
  return { choice: shown, change, way, sessions, errors, details, refusal, isBusy, onSubmit }
}

export type BookState = ReturnType<typeof useBook>
