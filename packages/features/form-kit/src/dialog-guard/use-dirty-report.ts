import { useEffect, useEffectEvent } from 'react'

/** For a form inside the dialog that has the guard: reports whether closing would lose changes. */
export function useDirtyReport(isDirty: boolean, onDirty: (isDirty: boolean) => void) {
  const report = useEffectEvent(onDirty)
  useEffect(() => {
    report(isDirty)
    return () => report(false)
  }, [isDirty])
}
