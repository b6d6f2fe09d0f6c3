import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Problem } from './field-state'

/**
 * A field's problem as the field shows it: not before a press has ended, because an error line would
 * move a button away from the pointer that is pressing it.
 */
export function useShownProblem(
  problem: Problem | null,
  pressEnd: () => Promise<void> | null,
): Problem | null {
  const [shown, setShown] = useState(problem)
  const currentPress = useEffectEvent(pressEnd)
  useLayoutEffect(() => {
    let isCurrent = true
    const press = currentPress()
    if (press === null) setShown(problem)
    else void press.then(() => isCurrent && setShown(problem))
    return () => {
      isCurrent = false
    }
  }, [problem])
  return shown
}
