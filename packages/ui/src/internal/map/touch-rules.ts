import type { Map as LeafletMap } from 'leaflet'

/**
 * One finger scrolls the page, and two move the map; a mouse drags it. `onOneFinger` is called when
 * one finger moves on the map. While the map fills the screen, one finger moves it.
 */
export function addTouchRules(map: LeafletMap, element: HTMLElement, onOneFinger: () => void) {
  const isFull = () => document.fullscreenElement?.contains(element) === true
  // Capturing, so that it runs before the map's own listeners.
  element.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      const scrollsPage = pointerType === 'touch' && !isFull()
      if (scrollsPage) map.dragging.disable()
      else map.dragging.enable()
    },
    { capture: true },
  )
  element.addEventListener(
    'touchmove',
    ({ touches, target }) => {
      const isPin = target instanceof Element && target.closest('[data-draggable]') !== null
      if (touches.length === 1 && !isFull() && !isPin) onOneFinger()
    },
    { passive: true },
  )
}
