import type { SchoolCluster, SchoolList } from '@edbazaar/api-client'
import { withPoint } from '@edbazaar/feature-list-kit'
import { paths, useMessages, useSiteSettings } from '@edbazaar/feature-platform'
import { useMapLabels } from '@edbazaar/feature-platform/map-labels'
import { useMapNames } from '@edbazaar/feature-platform/map-names'
import { Button } from '@edbazaar/ui/Button'
import { type MapBounds, type MapCluster, type MapView, SchoolMap } from '@edbazaar/ui/SchoolMap'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import type { ListState } from '../list-state'
import { highlightedBoundsAtom, highlightedSchoolAtom } from './highlight-atoms'
import * as styles from './map.css'
import { areaOf, isNearly, listStateOfView } from './map-query'
import { messages } from './messages'
import { useMapClusters } from './use-map-clusters'

export interface MapPanelProps {
  /** Null if the list did not load. */
  list: SchoolList | null
  state: ListState
  onChange: (state: ListState) => void
}

/** The schools of the list on a map. The visible area can become the list. */
export default function MapPanel({ list, state, onChange }: MapPanelProps) {
  const t = useMessages(messages)
  const [view, setView] = useState<MapView | null>(null)
  const { clusters, hasFailed, retry } = useMapClusters(state, view)
  const { mapTiles = null } = useSiteSettings()
  const names = useMapNames(view)
  const labels = useMapLabels()
  const highlighted = useAtomValue(highlightedSchoolAtom)
  const highlight = useSetAtom(highlightedBoundsAtom)
  const shown = useMemo(() => clusters.map(mapCluster), [clusters])
  const circle = circleOf(list, state)
  const area = list && areaOf(list.data)
  const listPoint = (point: MapCluster) => onChange({ ...withPoint(state, point), radius: 1 })
  return (
    <SchoolMap
      label={t(messages.label)}
      clusters={shown}
      circle={circle}
      area={area}
      tiles={mapTiles}
      names={names}
      highlighted={highlighted}
      onViewChange={setView}
      onHighlight={(cluster) => highlight(cluster?.bounds ?? null)}
      onDenseCluster={listPoint}
      labels={{ ...labels, cluster: (count) => t(messages.cluster(count)) }}
    >
      {hasFailed ? (
        <p role="alert" className={styles.note}>
          {t(messages.failed)} <Button onClick={retry}>{t(messages.retry)}</Button>
        </p>
      ) : (
        view && <SearchHere view={view} state={state} circle={circle} onChange={onChange} />
      )}
    </SchoolMap>
  )
}

type Circle = ReturnType<typeof circleOf>

/** Lists the visible area, unless it is nearly the current list. */
function SearchHere({
  view,
  state,
  circle,
  onChange,
}: Pick<MapPanelProps, 'state' | 'onChange'> & { view: MapView; circle: Circle }) {
  const t = useMessages(messages)
  const next = listStateOfView(state, view)
  if (next === null) return <p className={styles.note}>{t(messages.zoomToSearch)}</p>
  if (view.isFitted || isNearly(next, circle)) return null
  return (
    <Button variant="main" onClick={() => onChange(next)}>
      {t(messages.searchHere)}
    </Button>
  )
}

/** The circle of the list; null for the whole country. */
function circleOf(list: SchoolList | null, { point }: ListState) {
  const center = list?.place ?? point
  if (!center || list?.radius == null) return null
  return { lat: center.lat, lng: center.lng, radius: list.radius }
}

const mapCluster = ({ lat, lng, count, bounds, schools }: SchoolCluster): MapCluster => ({
  lat,
  lng,
  count,
  bounds: boundsOf(bounds),
  schools: schools.map(({ slug, name, fee_min }) => ({
    name,
    href: paths.school(slug),
    feesFrom: fee_min,
  })),
})

/** The contract guarantees four numbers, but the generated type is `number[]`. */
const boundsOf = ([south = 0, west = 0, north = 0, east = 0]: readonly number[]): MapBounds => [
  south,
  west,
  north,
  east,
]
