import { useMessages, useSiteSettings } from '@edbazaar/feature-platform'
import { useMapLabels } from '@edbazaar/feature-platform/map-labels'
import { useMapNames } from '@edbazaar/feature-platform/map-names'
import {
  type MapCluster,
  type MapPoint,
  type MapSchool,
  type MapView,
  SchoolMap,
} from '@edbazaar/ui/SchoolMap'
import { useMemo, useState } from 'react'
import { fittingRadius } from './fitting-radius'
import { messages } from './messages'
import * as styles from './place-map.css'

/** A nearby school. */
export interface Neighbour extends MapSchool {
  lat: number | null
  lng: number | null
  distanceKm: number | null
}

interface PlacePanelProps {
  name: string
  at: MapPoint
  neighbours: readonly Neighbour[]
}

/**
 * The place at the centre of a circle, with its neighbours. Without neighbours and background tiles,
 * the place is shown on the outline of India instead.
 */
export default function PlacePanel({ name, at, neighbours }: PlacePanelProps) {
  const t = useMessages(messages)

  const { mapTiles = null } = useSiteSettings()
  const [view, setView] = useState<MapView | null>(null)
  const names = useMapNames(view)
  const labels = useMapLabels()
  const [hasLocation, setIsNear] = useState(mapTiles !== null || neighbours.length > 0)
  const radius = fittingRadius(neighbours.map(({ distanceKm }) => distanceKm))
  const { lat, lng } = at
  const circle = useMemo(
    () => (hasLocation ? { lat, lng, radius } : null),
    [hasLocation, lat, lng, radius],
  )
  const clusters = useMemo(
    () => (hasLocation ? neighbours.flatMap(clusterOf) : [clusterAt({ lat, lng }, [])]),
    [hasLocation, neighbours, lat, lng],
  )
  return (
    <SchoolMap
      label={t(messages.label(name))}
      clusters={clusters}
      circle={circle}
      tiles={mapTiles}
      names={names}
      onViewChange={setView}
      onDenseCluster={() => setIsNear(true)}
      labels={{ ...labels, cluster: () => t(messages.zoomIn(name)) }}
    >
      {circle && <p className={styles.note}>{t(messages.radius(radius))}</p>}
    </SchoolMap>
  )
}

function clusterOf({ lat, lng, ...school }: Neighbour): MapCluster[] {
  return lat === null || lng === null ? [] : [clusterAt({ lat, lng }, [school])]
}

const clusterAt = ({ lat, lng }: MapPoint, schools: readonly MapSchool[]): MapCluster => ({
  lat,
  lng,
  count: 1,
  bounds: [lat, lng, lat, lng],
  schools,
})
