import { useRef, useState } from 'react'

/** The video of a page: where it is, and how to go elsewhere in it. */
export function usePlayer() {
  const ref = useRef<HTMLVideoElement>(null)
  const [now, setNow] = useState<number | null>(null)
  function playFrom(seconds: number) {
    const video = ref.current
    if (video === null) return
    video.currentTime = seconds
    // Refused where nothing can be played; then the browser's controls say so.
    video.play().catch(() => {})
    video.scrollIntoView({ block: 'nearest' })
  }
  return {
    ref,
    /** Seconds; null before it was started. */
    now,
    onTimeUpdate: () => setNow(ref.current?.currentTime ?? null),
    playFrom,
  }
}
