import { useSetAtom, type WritableAtom } from 'jotai'
import { useReducer } from 'react'

/**
 * `useSetAtom` for an atom that a field shows. Jotai follows an atom only after the effects, which on a
 * busy page may be after the first letters. A render runs them first; without it, the field would lose
 * the letters.
 */
export function useSetFieldAtom<Args extends unknown[], Result>(
  atom: WritableAtom<unknown, Args, Result>,
) {
  const set = useSetAtom(atom)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  return (...args: Args): Result => {
    const result = set(...args)
    renderAgain()
    return result
  }
}
