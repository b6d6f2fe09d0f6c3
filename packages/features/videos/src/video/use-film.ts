import { useRef, useState } from 'react'

/** The film of a page: where it is, and how to go elsewhere in it. */
export function useFilm() {
  const ref = useRef<HTMLVideoElement>(null)
  const [now, setNow] = useState<number | null>(null)
  function playFrom(seconds: number) {
    const film = ref.current
    if (film === null) return
    film.currentTime = seconds
    // Refused where nothing can be played; then the browser's controls say so.
    film.play().catch(() => {})
    film.scrollIntoView({ block: 'nearest' })
  }
  return {
    ref,
    /** Seconds; null before it was started. */
    now,
    onTimeUpdate: () => setNow(ref.current?.currentTime ?? null),
    playFrom,
  }
}
