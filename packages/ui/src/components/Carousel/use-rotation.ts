import { useEffect, useState, useSyncExternalStore } from 'react'

/** The reason for a pause that is not the user's Stop. */
type Hold = 'pointer' | 'focus'

const lessMotion = '(prefers-reduced-motion: reduce)'

/**
 * Shows one of `count` slides after the other. The rotation pauses while the pointer or focus is on a
 * slide, while the tab is hidden, and for users who prefer reduced motion until they start them.
 */
export function useRotation(count: number, intervalMs: number) {
  const [index, setIndex] = useState(0)
  const [choice, setChoice] = useState<'start' | 'stop' | null>(null)
  const [holds, setHolds] = useState<readonly Hold[]>([])
  const [isAwake, setIsAwake] = useState(false)
  const [near, setNear] = useState<readonly number[]>([0])
  const isStill = useSyncExternalStore(onMotionChange, prefersLessMotion, assumeNot)
  const isHidden = useSyncExternalStore(onVisibilityChange, isTabHidden, assumeNot)

  const isStarted = choice === null ? !isStill : choice === 'start'
  const isRotating = isStarted && !isHidden && holds.length === 0 && count > 1
  const next = (index + 1) % count

  // Stored across renders: a slide whose image has loaded keeps it while it fades out.
  const nearer = (isAwake ? [index, next] : [index]).filter((place) => !near.includes(place))
  if (nearer.length > 0) setNear([...near, ...nearer])

  useEffect(() => {
    if (!isRotating) return
    const waking = setTimeout(() => setIsAwake(true), intervalMs / 2)
    const turning = setTimeout(() => setIndex(next), intervalMs)
    return () => {
      clearTimeout(waking)
      clearTimeout(turning)
    }
  }, [isRotating, next, intervalMs])

  return {
    index,
    /** The slides whose images may load: those already shown and the next ones. */
    near,
    isStarted,
    isRotating,
    move: (by: number) => setIndex((index + by + count) % count),
    show: setIndex,
    toggle: () => setChoice(isStarted ? 'stop' : 'start'),
    hold(reason: Hold) {
      setIsAwake(true)
      setHolds((before) => (before.includes(reason) ? before : [...before, reason]))
    },
    release: (reason: Hold) => setHolds((before) => before.filter((other) => other !== reason)),
  }
}

const assumeNot = () => false

const prefersLessMotion = () => window.matchMedia(lessMotion).matches

function onMotionChange(onChange: () => void) {
  const query = window.matchMedia(lessMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const isTabHidden = () => document.visibilityState === 'hidden'

function onVisibilityChange(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
