import { useEffect, useRef } from 'react'

/** Letters typed before the scripts had loaded are kept and searched for. */
export function useTextTypedEarly(
  input: { current: HTMLInputElement | null },
  value: string,
  onValueChange: (value: string) => void,
) {
  const atStart = useRef({ value, onValueChange })
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed !== atStart.current.value) atStart.current.onValueChange(typed)
  }, [input])
}
