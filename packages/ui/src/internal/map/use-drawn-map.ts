'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { MapTiles } from './map-types'

interface DrawnOn {
  remove(): void
}

interface DrawnMap<Drawn> {
  /** Null until the code of the map has loaded: Leaflet cannot be imported on a server. */
  drawn: Drawn | null
  /** Whether the map could not be loaded. */
  hasFailed: boolean
  /** Loads the map again. */
  retry: () => void
}

/** Draws a map on an element, again for every other background, and removes it at the end. */
export function useDrawnMap<Drawn extends DrawnOn>(
  canvasRef: RefObject<HTMLElement | null>,
  tiles: MapTiles | null,
  load: () => Promise<(element: HTMLElement) => Drawn>,
): DrawnMap<Drawn> {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const loadDrawing = useEffectEvent(load)
  const background = tiles?.url ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new background or attempt needs a new map
  useEffect(() => {
    let current: Drawn | null = null
    let isGone = false
    loadDrawing()
      .then((draw) => {
        if (isGone || canvasRef.current === null) return
        current = draw(canvasRef.current)
        setDrawn(current)
        setHasFailed(false)
      })
      .catch((cause: unknown) => {
        console.warn(cause)
        if (!isGone) setHasFailed(true)
      })
    return () => {
      isGone = true
      setDrawn(null)
      current?.remove()
    }
  }, [canvasRef, background, attempt])
  return { drawn, hasFailed, retry: () => setAttempt((count) => count + 1) }
}
