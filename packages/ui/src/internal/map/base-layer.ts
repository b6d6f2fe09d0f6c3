import { LayerGroup, type Map as LeafletMap, Polygon, Polyline, SVG } from 'leaflet'
import { decodeLines } from './decode-lines'
import * as styles from './map.css'

/** The lowest zooms at which coasts, and then only names, are true to the scale. */
const [coastsFrom, namesFrom] = [8, 10]
/** The pane of the base map, below circles and markers. */
const pane = 'base'

/**
 * Draws land, lakes, rivers and borders. Rivers and borders are true to about five kilometres, so
 * they are left out at close zooms.
 */
export async function addBaseLayer(map: LeafletMap, element: HTMLElement): Promise<void> {
  const [base, { indiaOutline }] = await Promise.all([
    import('./base-map'),
    import('./india-outline'),
  ])
  if (!element.isConnected) return
  map.createPane(pane)
  const renderer = new SVG({ pane, padding: 0.5 })
  const options = { pane, renderer, interactive: false }
  const lines = (encoded: string) => decodeLines(encoded, 1000)
  new LayerGroup([
    new Polygon(lines(base.land), { ...options, className: styles.land }),
    new Polygon(decodeLines(indiaOutline, 100), { ...options, className: styles.country }),
    new Polygon(lines(base.lakes), { ...options, className: styles.lake }),
    new Polyline(lines(base.rivers), { ...options, className: styles.river }),
    new Polyline(lines(base.states), { ...options, className: styles.stateBorder }),
    new Polyline(lines(base.national), { ...options, className: styles.nationalBorder }),
  ]).addTo(map)
  const showDetail = () => {
    const zoom = map.getZoom()
    element.dataset.detail = zoom < coastsFrom ? 'far' : zoom < namesFrom ? 'middle' : 'near'
  }
  map.on('zoomend', showDetail)
  showDetail()
}
