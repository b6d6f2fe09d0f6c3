import { useEffect, useEffectEvent, useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * A form draft that outlives the page, and how to save it. The draft keeps its identity until it
 * changes.
 */
export interface StoredDraft<Draft> {
  draft: DefaultValues<Draft>
  save: (draft: Draft) => void
}

/** Saves every change of a form to its stored draft, and takes over drafts from elsewhere. */
export function useStoredDraft<Draft extends FieldValues, Values>(
  { subscribe, reset }: Pick<UseFormReturn<Draft, unknown, Values>, 'subscribe' | 'reset'>,
  stored: StoredDraft<Draft> | undefined,
) {
  const draft = stored?.draft
  const known = useRef<DefaultValues<Draft> | Draft | undefined>(draft)
  const isFollowing = useRef(false)
  const saveChange = useEffectEvent((changed: Draft) => {
    if (isFollowing.current) return
    known.current = changed
    stored?.save(changed)
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveChange({ ...values }),
      }),
    [subscribe],
  )
  useEffect(() => {
    if (draft === undefined || draft === known.current) return
    known.current = draft
    isFollowing.current = true
    reset(draft)
    isFollowing.current = false
  }, [draft, reset])
}
