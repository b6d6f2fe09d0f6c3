import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * After a submit, a change of a field also checks the other invalid fields again, because they may
 * depend on it. Errors of the API stay until their own field changes.
 */
export function useRecheck<Draft extends FieldValues, Values>(
  form: UseFormReturn<Draft, unknown, Values>,
) {
  const { subscribe, formState } = form
  const isField = (name: string): name is Path<Draft> => name in form.getValues()

  const recheck = useEffectEvent((changed: string | undefined) => {
    const others = Object.entries(formState.errors)
      .filter(([name, error]) => name !== changed && error?.type === 'schema')
      .map(([name]) => name)
      .filter(isField)
    if (others.length > 0) void form.trigger(others)
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ name }) => recheck(name) }),
    [subscribe],
  )
}
