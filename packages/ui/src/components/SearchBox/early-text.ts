import { useEffect, useRef } from 'react'

/** Text typed before the scripts loaded is kept and searched for. */
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
