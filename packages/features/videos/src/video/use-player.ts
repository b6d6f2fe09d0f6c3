import { playFrom } from '@edbazaar/feature-media/play-from'
import { useRef, useState } from 'react'

/** The video element of a page, its current time, and how to seek. */
export function usePlayer() {
  const ref = useRef<HTMLVideoElement>(null)
  const [now, setNow] = useState<number | null>(null)
  return {
    ref,
    /** Current time in seconds; null before the video is started. */
    now,
    onTimeUpdate: () => setNow(ref.current?.currentTime ?? null),
    playFrom: (seconds: number) => playFrom(ref.current, seconds, 'nearest'),
  }
}
