import { DivIcon, Marker } from 'leaflet'
import { formatCount, formatRupees } from '../../formatting/numbers'
import * as styles from './SchoolMap.css'
import type { MapCluster } from './types'

export interface MarkerLabels {
  /** Name of a cluster: "31 schools, zoom in". */
  cluster: (count: number) => string
}

export interface MarkerEvents {
  onPress: (cluster: MapCluster) => void
  /** The cluster under the pointer or in focus; null when it is left. */
  onHighlight: (cluster: MapCluster | null) => void
}

/** A cluster's marker: a flag with the fees of one school, a dot if it has none, or a count. */
export function markerOf(cluster: MapCluster, labels: MarkerLabels, events: MarkerEvents): Marker {
  const text = textOf(cluster)
  const names = cluster.schools.map((school) => school.name).join(', ')
  const label = names ? [text, names].filter(Boolean).join(' ') : labels.cluster(cluster.count)
  const icon = new DivIcon({
    className: styles.marker[kindOf(cluster)],
    html: textIn(text),
    iconSize: undefined,
  })
  const marker = new Marker([cluster.lat, cluster.lng], { icon, title: label, riseOnHover: true })
  marker.on({
    click: () => events.onPress(cluster),
    mouseover: () => events.onHighlight(cluster),
    mouseout: () => events.onHighlight(null),
    add: () => {
      const element = marker.getElement()
      element?.setAttribute('aria-label', label)
      element?.addEventListener('focus', () => events.onHighlight(cluster))
      element?.addEventListener('blur', () => events.onHighlight(null))
      element?.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        events.onPress(cluster)
      })
    },
  })
  return marker
}

export type MarkerKind = keyof typeof styles.marker

export function kindOf({ count, schools: [school] }: MapCluster): MarkerKind {
  if (count > 1) return 'count'
  return (school?.feesFrom ?? null) === null ? 'dot' : 'flag'
}

function textOf({ count, schools: [school] }: MapCluster): string {
  if (count > 1) return formatCount(count)
  const fees = school?.feesFrom ?? null
  return fees === null ? '' : formatRupees(fees)
}

/** Creates an element, so that text is never parsed as HTML. */
function textIn(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}
