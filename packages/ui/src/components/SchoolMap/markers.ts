import { DivIcon, Marker } from 'leaflet'
import { formatCount, formatRupees } from '../../formatting/numbers'
import * as styles from './SchoolMap.css'
import type { MapCluster } from './types'

export interface MarkerWords {
  /** Name of a cluster: "31 schools, zoom in". */
  cluster: (count: number) => string
}

export interface MarkerEvents {
  onPress: (cluster: MapCluster) => void
  /** The cluster under the pointer or in focus; null when it is left. */
  onPoint: (cluster: MapCluster | null) => void
}

/** A marker of a cluster: a flag with the fees of one school, a dot without, or a count. */
export function markerOf(cluster: MapCluster, words: MarkerWords, events: MarkerEvents): Marker {
  const face = faceOf(cluster)
  const names = cluster.schools.map((school) => school.name).join(', ')
  const label = names
    ? [face.textContent, names].filter(Boolean).join(' ')
    : words.cluster(cluster.count)
  const icon = new DivIcon({ className: styles.marker, html: face, iconSize: [0, 0] })
  const marker = new Marker([cluster.lat, cluster.lng], { icon, title: label, riseOnHover: true })
  marker.on({
    click: () => events.onPress(cluster),
    mouseover: () => events.onPoint(cluster),
    mouseout: () => events.onPoint(null),
    add: () => {
      const element = marker.getElement()
      element?.setAttribute('aria-label', label)
      element?.addEventListener('focus', () => events.onPoint(cluster))
      element?.addEventListener('blur', () => events.onPoint(null))
      element?.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        events.onPress(cluster)
      })
    },
  })
  return marker
}

/** Built as elements: nothing that a school is called is read as HTML. */
function faceOf({ count, schools }: MapCluster): HTMLElement {
  const face = document.createElement('span')
  const [school] = schools
  const fees = count === 1 ? (school?.feesFrom ?? null) : null
  if (count > 1) {
    face.className = styles.count
    face.textContent = formatCount(count)
  } else if (fees === null) {
    face.className = styles.dot
  } else {
    face.className = styles.flag
    face.textContent = formatRupees(fees)
  }
  return face
}
