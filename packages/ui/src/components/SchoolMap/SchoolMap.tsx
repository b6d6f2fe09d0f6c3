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
import { MapControls } from '../../internal/map/MapControls'
import { MapFailure } from '../../internal/map/MapFailure'
import { MapHint } from '../../internal/map/MapHint'
import * as mapStyles from '../../internal/map/map.css'
import { useDrawnMap } from '../../internal/map/use-drawn-map'
import { useTouchHint } from '../../internal/map/use-touch-hint'
import { XIcon } from '../Icon/icons'
import { IconButton } from '../IconButton/IconButton'
import type { DrawMap } from './leaflet-map'
import * as styles from './SchoolMap.css'
import { SchoolsHere } from './SchoolsHere'
import type {
  MapBounds,
  MapCircle,
  MapCluster,
  MapName,
  MapPoint,
  MapSchool,
  MapTiles,
  MapView,
} from './types'

export interface SchoolMapProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Accessible name of the map. */
  label: string
  /** The visible schools; those close together form one cluster. */
  clusters: readonly MapCluster[]
  /** The circle whose schools are shown; null for the whole country. */
  circle: MapCircle | null
  /** Without a circle: the area to show, such as that of the listed schools. @default India */
  area?: MapBounds | null | undefined
  /** Called when the map is moved, zoomed, resized or first shown. */
  onViewChange: (view: MapView) => void
  /** The cluster under the pointer or in focus; null when it is left. */
  onHighlight?: ((cluster: MapCluster | null) => void) | undefined
  /** Highlights the cluster that contains this point. */
  highlighted?: MapPoint | null | undefined
  /** The background. Without one, land, water and borders are drawn. @default null */
  tiles?: MapTiles | null
  /** Names of places for a map without `tiles`, the most important first. */
  names?: readonly MapName[] | undefined
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
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  useTwoFingers: 'Use two fingers to move the map',
  loadFailed: 'The map could not be loaded. Check your connection.',
  retry: 'Retry',
  outline: 'Borders: SVG Maps, CC BY 4.0. Land and rivers: Natural Earth',
  names: 'Names: GeoNames, CC BY 4.0',
}
export type SchoolMapLabels = typeof english

/**
 * Schools on a map: flags with fees, and counts for clusters. Arrow keys move it, + and − zoom, Tab
 * moves from flag to flag. On touch screens one finger scrolls the page and two move the map. Load
 * it lazily: its code is 50 kB gzip, and 27 kB more without tiles.
 */
export function SchoolMap({
  label,
  clusters,
  circle,
  area = null,
  onViewChange,
  onHighlight,
  highlighted = null,
  tiles = null,
  names = noNames,
  onDenseCluster,
  children,
  labels,
  className,
  ...rest
}: SchoolMapProps) {
  const texts = { ...english, ...labels }
  const mapRef = useRef<HTMLElement>(null)
  const canvasRef = useRef<HTMLDivElement>(null)
  const hint = useTouchHint()
  const [chosen, setChosen] = useState<readonly MapSchool[]>([])
  const [shownClusters, setShownClusters] = useState(clusters)
  if (shownClusters !== clusters) {
    setShownClusters(clusters)
    setChosen(chosen.filter((school) => isAmong(school, clusters)))
  }
  const press = useEffectEvent((cluster: MapCluster) => {
    if (cluster.schools.length > 0) return setChosen(cluster.schools)
    if (drawn?.canSplit(cluster)) return drawn.goTo(cluster)
    onDenseCluster(cluster)
  })
  const point = useEffectEvent((cluster: MapCluster | null) => onHighlight?.(cluster))
  const see = useEffectEvent(onViewChange)
  const draw = useEffectEvent((drawMap: DrawMap, element: HTMLElement) =>
    drawMap(element, {
      circle,
      area,
      tiles,
      labels: texts,
      events: {
        onPress: press,
        onHighlight: point,
        onViewChange: see,
        onOneFinger: hint.show,
      },
    }),
  )
  const { drawn, hasFailed, retry } = useDrawnMap(canvasRef, tiles, async () => {
    const { drawMap } = await import('./leaflet-map')
    return (element) => draw(drawMap, element)
  })

  const [lat, lng, radius] = [circle?.lat, circle?.lng, circle?.radius]
  const [south, west, north, east] = area ?? []
  useEffect(() => {
    const hasNoCircle = lat === undefined || lng === undefined || radius === undefined
    const hasNoArea =
      south === undefined || west === undefined || north === undefined || east === undefined
    drawn?.show({
      circle: hasNoCircle ? null : { lat, lng, radius },
      area: hasNoArea ? null : [south, west, north, east],
    })
  }, [drawn, lat, lng, radius, south, west, north, east])
  useEffect(() => drawn?.setClusters(clusters), [drawn, clusters])
  useEffect(() => drawn?.setNames(names), [drawn, names])
  useEffect(() => drawn?.mark(highlighted), [drawn, highlighted])

  const sources = names.length > 0 ? `${texts.outline}. ${texts.names}` : texts.outline
  return (
    <section
      ref={mapRef}
      aria-label={label}
      className={joinClasses(mapStyles.frame, styles.map, className)}
      {...rest}
    >
      <div ref={canvasRef} role="application" aria-label={label} className={mapStyles.canvas} />
      <div className={styles.top}>{children}</div>
      {drawn && <MapControls map={drawn} frame={mapRef} labels={texts} />}
      {chosen.length > 0 && (
        <SchoolsHere
          schools={chosen}
          close={<IconButton label={texts.close} icon={<XIcon />} onClick={() => setChosen([])} />}
        />
      )}
      {hasFailed && <MapFailure labels={texts} onRetry={retry} />}
      <MapHint isShown={hint.isShown}>{texts.useTwoFingers}</MapHint>
      <p className={mapStyles.attribution}>{tiles ? tiles.attribution : sources}</p>
    </section>
  )
}

const noNames: readonly MapName[] = []

/** Whether a school is still one of those that the map names. */
const isAmong = ({ href }: MapSchool, clusters: readonly MapCluster[]) =>
  clusters.some(({ schools }) => schools.some((school) => school.href === href))
