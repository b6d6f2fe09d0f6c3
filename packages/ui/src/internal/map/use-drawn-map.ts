'use client'

import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { MapTiles } from './map-types'

interface DrawnOn {
  remove(): void
}

/**
 * Draws a map on an element, again for every other background, and removes it at the end. Null until
 * its code has loaded: Leaflet cannot be imported on a server.
 */
export function useDrawnMap<Drawn extends DrawnOn>(
  canvasRef: RefObject<HTMLElement | null>,
  tiles: MapTiles | null,
  load: () => Promise<(element: HTMLElement) => Drawn>,
): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const loadDrawing = useEffectEvent(load)
  const background = tiles?.url ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new background needs a new map
  useEffect(() => {
    let current: Drawn | null = null
    let isGone = false
    loadDrawing().then((draw) => {
      if (isGone || canvasRef.current === null) return
      current = draw(canvasRef.current)
      setDrawn(current)
    })
    return () => {
      isGone = true
      setDrawn(null)
      current?.remove()
    }
  }, [canvasRef, background])
  return drawn
}
