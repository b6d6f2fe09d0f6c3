import { type ApiClient, ApiError, answerOf } from '@edbazaar/api-client'
import { isDay } from '@edbazaar/feature-form-kit/page-form'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import {
  dayInIndia,
  minuteMs,
  minutesInIndia,
  useLocale,
  useMessages,
} from '@edbazaar/feature-platform'
import { useState } from 'react'
import type { BatchSession, SessionInstead } from '../../batch-types'
import { momentAt } from '../../times/days'
import { dayAndTime } from '../../times/times'
import { messages } from './messages'

export interface SessionChangeValues {
  /** The new day as yyyy-mm-dd or as it is typed, '' for none. */
  day: string
  /** The new start in minutes after midnight. */
  start: number
  reason: string
  instead: SessionInstead
}

interface SessionChangeOptions {
  session: BatchSession
  /** Milliseconds. */
  now: number
  /** Whether the batch has no last day, so that no session can be added after it. */
  isOngoing: boolean
  onDone: () => void
}

export type SessionChange = ReturnType<typeof useSessionChange>

/** Minutes from the start of a session to its end. */
export const lengthOf = ({ starts_at: start, ends_at: end }: BatchSession): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / minuteMs)

/** Moves or cancels a session. What was entered stays if the server refuses it. */
export function useSessionChange({ session, now, isOngoing, onDone }: SessionChangeOptions) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { run, isBusy } = usePageRequest()
  const [initial] = useState<SessionChangeValues>(() => ({
    day: dayInIndia(session.starts_at),
    start: minutesInIndia(session.starts_at),
    reason: '',
    instead: isOngoing ? 'none' : 'end_of_term',
  }))
  const [values, setValues] = useState(initial)
  const [refusal, setRefusal] = useState<string>()
  const [checked, setChecked] = useState<'move' | 'cancel' | null>(null)
  const startsAt = isDay(values.day) ? momentAt(values.day, values.start) : null
  const isSameTime = startsAt === new Date(session.starts_at).toISOString()
  const errors = {
    day: dayError(),
    start: values.start + lengthOf(session) > 1440 ? t(messages.beyondMidnight) : undefined,
    reason: values.reason.trim() === '' ? t(messages.reasonRequired) : undefined,
  }

  function dayError(): string | undefined {
    if (values.day === '') return t(messages.chooseDay)
    if (startsAt === null) return t(messages.dayExists)
    if (isSameTime) return t(messages.sameTime)
    return Date.parse(startsAt) <= now ? t(messages.inThePast) : undefined
  }

  async function send(request: (api: ApiClient) => Promise<unknown>, toast: string) {
    setRefusal(undefined)
    const answer = await run(request, {
      toast: () => toast,
      onFailure: (cause) => {
        if (!(cause instanceof ApiError) || ![400, 409].includes(cause.status)) return false
        setRefusal(cause.message)
        return true
      },
    })
    if (answer !== null) onDone()
  }
  const params = { path: { id: session.id } }
  const reason = values.reason.trim()
  return {
    values,
    isDirty:
      values.day !== initial.day ||
      values.start !== initial.start ||
      values.reason !== initial.reason ||
      values.instead !== initial.instead,
    /** The new time; null if there is none, or if it is the current one. */
    newStart: isSameTime ? null : startsAt,
    isBusy,
    refusal,
    errors: {
      day: checked === 'move' ? errors.day : undefined,
      start: checked === 'move' ? errors.start : undefined,
      reason: checked === 'cancel' ? errors.reason : undefined,
    },
    set(given: Partial<SessionChangeValues>) {
      setChecked(null)
      setRefusal(undefined)
      setValues((old) => ({ ...old, ...given }))
    },
    async move() {
      setChecked('move')
      if (startsAt === null || errors.day !== undefined || errors.start !== undefined) return
      const body = { starts_at: startsAt, ...(reason !== '' && { reason }) }
      await send(
        (api) => answerOf(api.POST('/stores/sessions/{id}/move', { params, body })),
        t(messages.isMoved(dayAndTime(startsAt, locale))),
      )
    },
    async cancel() {
      setChecked('cancel')
      if (errors.reason !== undefined) return
      const body = { reason, instead: values.instead }
      await send(
        (api) => answerOf(api.POST('/stores/sessions/{id}/cancel', { params, body })),
        t(messages.isCancelledToast),
      )
    },
  }
}
