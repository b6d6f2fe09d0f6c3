import { useEffect, useRef } from 'react'

/** Keeps text that was typed before JavaScript loaded, and searches for it. */
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
