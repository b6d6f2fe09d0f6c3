import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useMessages } from '@edbazaar/feature-platform'
import { useState } from 'react'
import type { SessionRoster } from '../../batch-types'
import { messages } from './messages'

/** Marks of a session: those that are saved, and those that are still to save. */
export function useMarks({ session, children }: SessionRoster) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const saved = new Map(children.map((child) => [child.booking_id, child.present]))
  const markOf = (id: number): boolean | null => changed.get(id) ?? saved.get(id) ?? null
  const unsaved = [...changed].filter(([id, isPresent]) => saved.get(id) !== isPresent)
  const marks = children.map((child) => markOf(child.booking_id))
  return {
    markOf,
    unsaved: unsaved.length,
    present: marks.filter((mark) => mark === true).length,
    absent: marks.filter((mark) => mark === false).length,
    toMark: marks.filter((mark) => mark === null).length,
    isBusy,
    mark: (id: number, isPresent: boolean) => setChanged(new Map([...changed, [id, isPresent]])),
    markRest: () =>
      setChanged(
        new Map([
          ...changed,
          ...children
            .filter((child) => markOf(child.booking_id) === null)
            .map((child) => [child.booking_id, true] as const),
        ]),
      ),
    save: () =>
      run(
        (api) =>
          answerOf(
            api.PUT('/stores/sessions/{id}/attendance', {
              params: { path: { id: session.id } },
              body: { marks: unsaved.map(([booking_id, present]) => ({ booking_id, present })) },
            }),
          ),
        { toast: () => t(messages.saved) },
      ),
  }
}
