import { useEffect, useRef } from 'react'

/** One attempt runs at a time: the next one, `stop` or leaving the page aborts it. */
export function useAttempts(onFail: (cause: unknown) => void) {
  const control = useRef<AbortController | null>(null)
  useEffect(() => () => control.current?.abort(), [])
  const stop = () => control.current?.abort()

  /** What a running attempt throws goes to `onFail`. */
  async function attempt(steps: (signal: AbortSignal) => Promise<void>): Promise<void> {
    stop()
    control.current = new AbortController()
    const { signal } = control.current
    try {
      await steps(signal)
    } catch (cause) {
      if (!signal.aborted) onFail(cause)
    }
  }

  return { attempt, stop }
}
