import { useRef, useState } from 'react'

/** The video element of a page, its current time, and how to seek. */
export function usePlayer() {
  const ref = useRef<HTMLVideoElement>(null)
  const [now, setNow] = useState<number | null>(null)
  function playFrom(seconds: number) {
    const video = ref.current
    if (video === null) return
    video.currentTime = seconds
    // Rejected if the video cannot be played. The browser's controls show that.
    video.play().catch(() => {})
    video.scrollIntoView({ block: 'nearest' })
  }
  return {
    ref,
    /** Current time in seconds; null before the video is started. */
    now,
    onTimeUpdate: () => setNow(ref.current?.currentTime ?? null),
    playFrom,
  }
}
