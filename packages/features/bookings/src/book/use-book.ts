import { type ApiClient, ApiError, answerOf } from '@edbazaar/api-client'
import { usePageForm } from '@edbazaar/feature-form-kit/page-form'
import { bookingPaths } from '@edbazaar/feature-platform'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { seatsOfClass } from '../parts/class-seats'
import { type BookChoice, firstChoice } from '../parts/drafts'
import { overlapsAtom } from '../parts/overlaps'
import { detailsFieldOf, useDetails } from '../parts/use-details'
import { kindsOf, obstacleOf, wayOf } from './book-choice'
import { type BookValues, bookSchema } from './book-schema'
import type { LoadedBook } from './load-book'

/** The form, and its batch, which takes bookings. */
export interface BookFormProps {
  form: LoadedBook
  batch: NonNullable<LoadedBook['batch']>
}

/** The state of the booking form, and its submission. */
export function useBook({ batch, form: { children: own, notice } }: BookFormProps) {
  const navigate = useNavigate()
  const setOverlaps = useSetAtom(overlapsAtom)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** The submits before the classes of the kind appeared: their errors wait for the next one. */
  const [submitsBefore, setSubmitsBefore] = useState(0)
  const details = useDetails({ batchId: batch.id, notice, endsOn: batch.ends_on })
  const key = useRef<string | null>(null)
  const { stored } = details
  const pageForm = usePageForm({
    schema: (t) => bookSchema(t, { batch, childrenOf }, needsDetails ? details.schema : null),
    initial: {
      ...stored.draft,
      ...(!kindsOf(batch).includes(stored.draft.kind) && firstChoice),
    },
    stored,
    fieldOf: (apiField) => (apiField === 'session_id' ? 'session' : detailsFieldOf(apiField)),
    send,
    reloads: false,
    async onSuccess(target) {
      if (needsDetails) details.clear()
      await navigate(target)
    },
  })
  const { control, form } = pageForm
  const { submitCount } = form.formState
  const controls = {
    kind: control('kind'),
    session: control('session'),
    children: control('children'),
    anyOf: control('anyOf'),
  }
  const chosen: BookChoice = {
    kind: controls.kind.value,
    session: controls.session.value,
    children: controls.children.value,
    anyOf: controls.anyOf.value,
  }
  const choice = { ...chosen, children: childrenOf(chosen) }
  const way = wayOf(batch, choice, own)
  const needsDetails = way === 'request' || way === 'wait'

  /** A child that is booked meanwhile is no longer part of the choice. */
  function childrenOf(given: BookChoice): number[] {
    const isWaiting = wayOf(batch, given, own) === 'wait'
    return given.children.filter((id) =>
      own.some(
        (child) => child.id === id && obstacleOf(child, { kind: given.kind, isWaiting }) === null,
      ),
    )
  }
  function change({ kind, session, children, anyOf }: Partial<BookChoice>) {
    if (kind !== undefined) {
      controls.kind.onValueChange(kind)
      setSubmitsBefore(submitCount)
    }
    if (session !== undefined) controls.session.onValueChange(session)
    if (children !== undefined) controls.children.onValueChange(children)
    if (anyOf !== undefined) controls.anyOf.onValueChange(anyOf)
    setRefusal(null)
    key.current = null
  }
  function chooseAlso(ids: readonly number[]) {
    change({ children: [...form.getValues('children'), ...ids] })
  }

  /** Returns the page to continue to, or null after a refusal, which stays above the form. */
  async function send(api: ApiClient, values: BookValues): Promise<string | null> {
    setRefusal(null)
    try {
      return await book(api, values)
    } catch (cause) {
      if (!isRefusal(cause)) throw cause
      setRefusal(cause.message)
      key.current = null
      return null
    }
  }
  async function book(api: ApiClient, { choice: sent, details: given }: BookValues) {
    key.current ??= crypto.randomUUID()
    const params = { path: { id: batch.id } }
    const common = { children: [...sent.children], any_of: sent.anyOf, request_key: key.current }
    if (way === 'wait' && given !== undefined) {
      const body = { ...common, details: given }
      const joined = await answerOf(api.POST('/batches/{id}/waitlist', { params, body }))
      return bookingPaths.waitlist(joined.id)
    }
    const body = {
      ...common,
      kind: sent.kind,
      ...(sent.kind !== 'term' && sent.session !== null && { session_id: sent.session }),
      ...(given !== undefined && { details: given }),
    }
    const { bookings, overlaps } = await answerOf(
      api.POST('/batches/{id}/bookings', { params, body }),
    )
    setOverlaps(overlaps)
    const [first] = bookings
    return first === undefined ? bookingPaths.mine : bookingPaths.one(first.id)
  }
  return {
    ...pageForm,
    choice,
    change,
    /** Chooses further children. */
    chooseAlso,
    way,
    sessions: batch.sessions.filter((session) => seatsOfClass(session, choice.kind) > 0),
    errors: {
      children: controls.children.error,
      session: submitCount > submitsBefore ? controls.session.error : undefined,
    },
    details,
    refusal,
  }
}

export type BookState = ReturnType<typeof useBook>

/** A refusal that is not about a field of the form. */
const isRefusal = (cause: unknown): cause is ApiError =>
  cause instanceof ApiError && cause.errors.length === 0 && [400, 404, 409].includes(cause.status)
