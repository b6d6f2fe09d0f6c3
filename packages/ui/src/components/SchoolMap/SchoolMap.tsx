'use client'

import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { formatCount } from '../../formatting/numbers'
import { joinClasses } from '../../internal/join-classes'
import { PlusIcon, XIcon } from '../Icon/icons'
import { MinusIcon } from '../Icon/work-icons'
import { IconButton } from '../IconButton/IconButton'
import type { DrawMap, DrawnMap } from './leaflet-map'
import * as styles from './SchoolMap.css'
import { SchoolsHere } from './SchoolsHere'
import type { MapCircle, MapCluster, MapPoint, MapTiles, MapView } from './types'

export interface SchoolMapProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the map. */
  label: string
  /** The visible schools; those close together form one cluster. */
  clusters: readonly MapCluster[]
  /** The circle whose schools are shown; null for the whole country. */
  circle: MapCircle | null
  /** Called when the map is moved, zoomed, resized or first shown. */
  onViewChange: (view: MapView) => void
  /** The cluster under the pointer or in focus; null when it is left. */
  onHighlight?: ((cluster: MapCluster | null) => void) | undefined
  /** Highlights the cluster that contains this point. */
  highlighted?: MapPoint | null | undefined
  /** The background. Without one the states of India are outlined. @default null */
  tiles?: MapTiles | null
  /** Called when a cluster without listed schools cannot be split by zooming. */
  onDenseCluster: (cluster: MapCluster) => void
  /** Controls at the top of the map, for the visible area. */
  children?: ReactNode
  /** Labels that replace the English defaults. */
  labels?: Partial<SchoolMapLabels> | undefined
}

const english = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close',
  cluster: (count: number) => `${formatCount(count)} schools, zoom in`,
  outline: 'Outline: SVG Maps, CC BY 4.0',
}
export type SchoolMapLabels = typeof english

/**
 * Schools on a map: flags with fees, and counts for clusters. Arrow keys move it, + and − zoom, Tab
 * moves from flag to flag. Load it lazily: its code is 45 kB gzip.
 */
export function SchoolMap({
  label,
  clusters,
  circle,
  onViewChange,
  onHighlight,
  highlighted = null,
  tiles = null,
  onDenseCluster,
  children,
  labels,
  className,
  ...rest
}: SchoolMapProps) {
  const w = { ...english, ...labels }
  const canvasRef = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<DrawnMap | null>(null)
  const [chosen, setChosen] = useState<MapCluster | null>(null)
  const press = useEffectEvent((cluster: MapCluster) => {
    if (cluster.schools.length > 0) return setChosen(cluster)
    if (drawn?.canSplit(cluster)) return drawn.goTo(cluster)
    onDenseCluster(cluster)
  })
  const point = useEffectEvent((cluster: MapCluster | null) => onHighlight?.(cluster))
  const see = useEffectEvent(onViewChange)
  const draw = useEffectEvent((drawMap: DrawMap, element: HTMLElement) =>
    drawMap(element, {
      circle,
      tiles,
      labels: w,
      events: { onPress: press, onHighlight: point, onViewChange: see },
    }),
  )

  const background = tiles?.url ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new background needs a new map
  useEffect(() => {
    let current: DrawnMap | null = null
    let isGone = false
    // Leaflet cannot be imported on a server.
    import('./leaflet-map').then(({ drawMap }) => {
      if (isGone || canvasRef.current === null) return
      current = draw(drawMap, canvasRef.current)
      setDrawn(current)
    })
    return () => {
      isGone = true
      setDrawn(null)
      current?.remove()
    }
  }, [background])

  const [lat, lng, radius] = [circle?.lat, circle?.lng, circle?.radius]
  useEffect(() => {
    const isWhole = lat === undefined || lng === undefined || radius === undefined
    drawn?.show(isWhole ? null : { lat, lng, radius })
  }, [drawn, lat, lng, radius])
  useEffect(() => drawn?.setClusters(clusters), [drawn, clusters])
  useEffect(() => drawn?.mark(highlighted), [drawn, highlighted])

  return (
    <section aria-label={label} className={joinClasses(styles.map, className)} {...rest}>
      <div ref={canvasRef} role="application" aria-label={label} className={styles.canvas} />
      <div className={styles.top}>{children}</div>
      {drawn && (
        <div className={styles.zoom}>
          <IconButton variant="quiet" label={w.zoomIn} icon={<PlusIcon />} onClick={drawn.zoomIn} />
          <IconButton
            variant="quiet"
            label={w.zoomOut}
            icon={<MinusIcon />}
            onClick={drawn.zoomOut}
          />
        </div>
      )}
      {chosen && (
        <SchoolsHere
          schools={chosen.schools}
          close={<IconButton label={w.close} icon={<XIcon />} onClick={() => setChosen(null)} />}
        />
      )}
      <p className={styles.attribution}>{tiles ? tiles.attribution : w.outline}</p>
    </section>
  )
}
