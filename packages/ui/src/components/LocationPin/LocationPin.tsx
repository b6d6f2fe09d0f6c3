'use client'

import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { joinClasses } from '../../internal/join-classes'
import { MapControls } from '../../internal/map/MapControls'
import { MapFailure } from '../../internal/map/MapFailure'
import { MapHint } from '../../internal/map/MapHint'
import * as mapStyles from '../../internal/map/map.css'
import type { MapName, MapPoint, MapTiles } from '../../internal/map/map-types'
import { useDrawnMap } from '../../internal/map/use-drawn-map'
import { useTouchHint } from '../../internal/map/use-touch-hint'
import * as styles from './LocationPin.css'
import type { DrawPinMap, PinView } from './pin-map'

export interface LocationPinProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** Names the pin and its map. */
  label: string
  /** The position of the pin; null for none yet. */
  value: MapPoint | null
  /** Called with the point to which the pin was dragged or moved. */
  onChange: (point: MapPoint) => void
  /** The nearest place, shown with the coordinates and announced: "Indiranagar, Bengaluru". */
  description?: string | undefined
  /** Controls below the map, such as "Use my location". */
  actions?: ReactNode
  /** The background. Without one, land, water and borders are drawn. @default null */
  tiles?: MapTiles | null
  /** Names of places for a map without `tiles`, the most important first. */
  names?: readonly MapName[] | undefined
  /** Called when the map is moved, zoomed, resized or first shown. */
  onViewChange?: ((view: PinView) => void) | undefined
  /** Labels that replace the English defaults. */
  labels?: Partial<LocationPinLabels> | undefined
}

const english = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  useTwoFingers: 'Use two fingers to move the map',
  loadFailed: 'The map could not be loaded. Check your connection.',
  retry: 'Retry',
  help: 'Drag the pin, or select a point on the map. With the keyboard: arrow keys move the pin, Shift makes the steps smaller, + and − zoom.',
  noPin: 'No pin yet. Select a point on the map.',
  outline: 'Borders: SVG Maps, CC BY 4.0. Land and rivers: Natural Earth',
  names: 'Names: GeoNames, CC BY 4.0',
}
export type LocationPinLabels = typeof english

const noNames: readonly MapName[] = []

/**
 * A pin on a map for an exact location, set by dragging, by selecting a point, or with the arrow
 * keys. Load it lazily, like `SchoolMap`.
 */
export function LocationPin({
  label,
  value,
  onChange,
  description,
  actions,
  tiles = null,
  names = noNames,
  onViewChange,
  labels,
  className,
  ...rest
}: LocationPinProps) {
  const texts = { ...english, ...labels }
  const frameRef = useRef<HTMLDivElement>(null)
  const canvasRef = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const hint = useTouchHint()
  const move = useEffectEvent(onChange)
  const see = useEffectEvent((view: PinView) => onViewChange?.(view))
  const draw = useEffectEvent((drawPinMap: DrawPinMap, element: HTMLElement) =>
    drawPinMap(element, {
      point: value,
      tiles,
      label,
      describedBy: helpId,
      events: { onMove: move, onViewChange: see, onOneFinger: hint.show },
    }),
  )

  const { drawn, hasFailed, retry } = useDrawnMap(canvasRef, tiles, async () => {
    const { drawPinMap } = await import('./pin-map')
    return (element) => draw(drawPinMap, element)
  })

  const [lat, lng] = [value?.lat, value?.lng]
  useEffect(
    () => drawn?.show(lat === undefined || lng === undefined ? null : { lat, lng }),
    [drawn, lat, lng],
  )
  useEffect(() => drawn?.setNames(names), [drawn, names])
  const coordinates = value && coordinatesOf(value)
  const place = [description, coordinates].filter(Boolean).join(', ')
  // After the pin exists, so that it has the label too.
  useEffect(() => drawn?.setLabel([label, place].filter(Boolean).join(': ')), [drawn, label, place])

  const sources = names.length > 0 ? `${texts.outline}. ${texts.names}` : texts.outline
  return (
    <fieldset aria-label={label} className={joinClasses(styles.field, className)} {...rest}>
      <div ref={frameRef} className={joinClasses(mapStyles.frame, styles.map)}>
        <div ref={canvasRef} role="application" aria-label={label} className={mapStyles.canvas} />
        {drawn && <MapControls map={drawn} frame={frameRef} labels={texts} />}
        {hasFailed && <MapFailure labels={texts} onRetry={retry} />}
        <MapHint isShown={hint.isShown}>{texts.useTwoFingers}</MapHint>
        <p className={mapStyles.attribution}>{tiles ? tiles.attribution : sources}</p>
      </div>
      <div className={styles.below}>
        <p role="status" className={styles.description}>
          {value === null ? texts.noPin : description}{' '}
          {coordinates && <span className={styles.coordinates}>{coordinates}</span>}
        </p>
        {actions}
      </div>
      <p id={helpId} className={styles.help}>
        {texts.help}
      </p>
    </fieldset>
  )
}

/** Five decimals are about a metre. */
const coordinatesOf = ({ lat, lng }: MapPoint) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`
