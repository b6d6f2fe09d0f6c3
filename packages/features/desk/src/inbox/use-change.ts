import { ApiError, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { apiAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { useStore } from 'jotai'
import { conflictAtom, type EnquiryChange } from './conflict'
import type { EnquiryRow } from './enquiry-types'
import { messages } from './messages'
import { dayInWords } from './moments'
import { useUndo } from './use-undo'

type Changed = Pick<EnquiryRow, 'id' | 'revision' | 'state' | 'assigned_to' | 'next_action_on'>

/** Moves, assigns and snoozes an enquiry. A change by somebody else becomes a conflict. */
export function useChange() {
  const t = useMessages(messages)
  const locale = useLocale()
  const store = useStore()
  const { run, isBusy, revalidate } = usePageRequest()
  const undo = useUndo()

  /** The API also answers 409 to a move that the rules do not allow: then nobody changed anything. */
  async function findConflict(enquiry: Changed, change: EnquiryChange, cause: unknown) {
    const api = store.get(apiAtom)
    if (!(cause instanceof ApiError) || cause.status !== 409 || api === null) return false
    const path = { id: enquiry.id }
    const current = await answerOf(api.GET('/desk/enquiries/{id}', { params: { path } })).catch(
      () => null,
    )
    if (current === null || current.revision === enquiry.revision) return false
    await revalidate()
    store.set(conflictAtom, { id: enquiry.id, message: cause.message, change, before: enquiry })
    return true
  }
  function toastOf(change: EnquiryChange, names: Readonly<Record<number, string>>): string {
    const { state, assigned_to: person, next_action_on: day } = change
    if (state !== undefined) return t(messages.saved.state(t(messages.stages[state])))
    if (typeof day === 'string')
      return t(messages.saved.snoozed(dayInWords(day, { now: Date.now(), locale })))
    if (day === null) return t(messages.saved.unsnoozed)
    const name = person === null || person === undefined ? undefined : names[person]
    return name === undefined ? t(messages.saved.unassigned) : t(messages.saved.assigned(name))
  }

  /** Resolves to whether the change is saved. `names` are those of members by id, for the toast. */
  async function change(
    enquiry: Changed,
    changes: EnquiryChange,
    names: Readonly<Record<number, string>> = {},
  ): Promise<boolean> {
    const answer = await run(
      (api) =>
        answerOf(
          api.PATCH('/desk/enquiries/{id}', {
            params: { path: { id: enquiry.id } },
            body: { revision: enquiry.revision, ...changes },
          }),
        ),
      {
        toast: () => toastOf(changes, names),
        action: ({ revision }) =>
          changes.state === undefined || changes.state === 'contacted'
            ? undefined
            : {
                label: t(messages.undo),
                onSelect: () => void undo({ id: enquiry.id, revision }),
              },
        onFailure: (cause) => findConflict(enquiry, changes, cause),
      },
    )
    if (answer !== null) store.set(conflictAtom, null)
    return answer !== null
  }
  return { change, isBusy }
}
