import type { Map as LeafletMap } from 'leaflet'
import { languageOf } from '../../formatting/languages'
import * as styles from './map.css'
import type { MapName } from './map-types'
import { centredAt, placeLabels, type Rect } from './place-labels'

interface Label {
  name: MapName
  element: HTMLElement
  width: number
  height: number
}

/** Pixels from a point to the nearest edge of a label, which may be on any side of its pin. */
const distances = [10, 20, 34]

/** Shows names where there is room for them. Markers have priority, then names in their order. */
export function createNameLayer(map: LeafletMap) {
  const pane = map.createPane('names')
  pane.classList.add('leaflet-zoom-hide')
  pane.ariaHidden = 'true'
  let labels: readonly Label[] = []
  return {
    set(names: readonly MapName[]) {
      const elements = names.map(elementOf)
      pane.replaceChildren(...elements)
      labels = names.flatMap((name, i) => {
        const element = elements[i]
        return element
          ? [{ name, element, width: element.offsetWidth, height: element.offsetHeight }]
          : []
      })
    },
    /** Places the names around what is taken, in pixels of the map's pane. */
    arrange(taken: readonly Rect[]) {
      const items = labels.map((label) => {
        const { x, y } = map.latLngToLayerPoint([label.name.lat, label.name.lng])
        return { x, y, candidates: candidatesOf(label) }
      })
      for (const [i, index] of placeLabels(items, taken).entries()) {
        const [label, item] = [labels[i], items[i]]
        if (!label || !item) continue
        const rect = index === null ? undefined : item.candidates[index]
        label.element.toggleAttribute('data-placed', rect !== undefined)
        if (rect)
          label.element.style.translate = `${Math.round(item.x + rect.left)}px ${Math.round(item.y + rect.top)}px`
      }
    },
  }
}

/** At the point, then below, above, right and left of it. */
function candidatesOf({ width, height }: Label): Rect[] {
  const around = distances.flatMap((distance) => [
    { right: 0, down: distance + height / 2 },
    { right: 0, down: -distance - height / 2 },
    { right: distance + width / 2, down: 0 },
    { right: -distance - width / 2, down: 0 },
  ])
  return [{ right: 0, down: 0 }, ...around].map(({ right, down }) =>
    centredAt(width, height, right, down),
  )
}

/** An element, so that a name is never parsed as HTML. */
function elementOf({ name, kind }: MapName): HTMLElement {
  const element = document.createElement('span')
  element.textContent = name
  element.className = styles.name[kind]
  const language = languageOf(name)
  if (language !== undefined) element.lang = language
  return element
}
