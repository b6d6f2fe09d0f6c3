import { useEffect, useState } from 'react'

/** The current time in milliseconds, updated every few seconds until `end`. */
export function useNow(first: number, end: string | null): number {
  const [now, setNow] = useState(first)
  const isOver = end === null || Date.parse(end) <= now
  useEffect(() => {
    if (isOver) return
    const timer = window.setInterval(() => setNow(Date.now()), 5_000)
    return () => window.clearInterval(timer)
  }, [isOver])
  return now
}
