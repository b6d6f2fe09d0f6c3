import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

/** The frame of a map with its controls. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  height: '100%',
  border: vars.border.hairline,
  background: color.sunk,
})

/** The element that Leaflet fills. Its background is the sea. */
export const canvas = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  isolation: 'isolate',
  background: color.actSoft,
  ':focus-visible': { outline: `3px solid ${color.act}`, outlineOffset: '-3px' },
})

/* The structural styles that Leaflet needs, without its look. */
const panes = ['pane', 'tile', 'marker-icon', 'tile-container', 'pane > svg', 'layer']
globalStyle(panes.map((name) => `${canvas} .leaflet-${name}`).join(', '), {
  position: 'absolute',
  left: 0,
  top: 0,
})
globalStyle(`${canvas} .leaflet-tile, ${canvas} .leaflet-marker-icon`, { userSelect: 'none' })
globalStyle(`${canvas} .leaflet-pane svg, ${canvas} .leaflet-tile`, {
  maxWidth: 'none',
  maxHeight: 'none',
})
globalStyle(`${canvas} .leaflet-tile`, { visibility: 'hidden' })
globalStyle(`${canvas} .leaflet-tile-loaded`, { visibility: 'inherit' })
/* One finger scrolls the page; two move the map. */
globalStyle(`${canvas}.leaflet-touch-zoom`, { touchAction: 'pan-x pan-y' })
globalStyle(`:fullscreen ${canvas}.leaflet-touch-zoom`, { touchAction: 'none' })
globalStyle(`${canvas} .leaflet-pane`, { zIndex: 4 })
globalStyle(`${canvas} .leaflet-tile-pane`, { zIndex: 2 })
globalStyle(`${canvas} .leaflet-base-pane`, { zIndex: 3, pointerEvents: 'none' })
globalStyle(`${canvas} .leaflet-names-pane`, { zIndex: 5, pointerEvents: 'none' })
globalStyle(`${canvas} .leaflet-marker-pane`, { zIndex: 6 })
globalStyle(`${canvas} .leaflet-zoom-animated`, { transformOrigin: '0 0' })
globalStyle(`${canvas} .leaflet-zoom-anim .leaflet-zoom-animated`, {
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
})
globalStyle(`${canvas} .leaflet-zoom-anim .leaflet-zoom-hide`, { visibility: 'hidden' })
globalStyle(`${canvas}.leaflet-grab`, { cursor: 'grab' })
globalStyle(`${canvas}.leaflet-dragging`, { cursor: 'grabbing' })
globalStyle(`${canvas} .leaflet-tile-pane`, { filter: `brightness(${vars.image.dim})` })

const far = `${canvas}[data-detail="far"] &`
const near = `${canvas}[data-detail="near"] &`

export const land = style({
  fill: color.paper,
  fillOpacity: 1,
  stroke: 'none',
  selectors: { [far]: { fill: color.sunk } },
})

/** India stands out while the whole country is in view. */
export const country = style({
  fill: 'none',
  stroke: 'none',
  selectors: { [far]: { fill: color.paper, fillOpacity: 1 } },
})

export const lake = style({
  fill: color.actSoft,
  fillOpacity: 1,
  stroke: 'none',
  selectors: { [near]: { display: 'none' } },
})

const line = style({
  fill: 'none',
  strokeOpacity: 1,
  selectors: { [near]: { display: 'none' } },
})

export const river = style([line, { stroke: color.act, strokeOpacity: 0.3, strokeWidth: 1.5 }])
export const stateBorder = style([
  line,
  { stroke: color.line2, strokeWidth: 1, strokeDasharray: '4 3' },
])
export const nationalBorder = style([line, { stroke: color.ink3, strokeWidth: 1.25 }])

const label = style({
  position: 'absolute',
  left: 0,
  top: 0,
  visibility: 'hidden',
  paddingInline: '2px',
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: '16px',
  fontStretch: vars.stretch.narrow,
  whiteSpace: 'nowrap',
  textShadow: [
    `0 0 2px ${color.paper}`,
    `1px 1px 0 ${color.paper}`,
    `-1px -1px 0 ${color.paper}`,
    `1px -1px 0 ${color.paper}`,
    `-1px 1px 0 ${color.paper}`,
  ].join(', '),
  selectors: { '&[data-placed]': { visibility: 'visible' } },
})

export const name = {
  city: style([label, { color: color.ink, fontWeight: vars.weight.bold }]),
  town: style([label, { color: color.ink, fontWeight: vars.weight.medium }]),
  locality: label,
}

export const zoom = style({
  position: 'absolute',
  zIndex: 1,
  right: space[3],
  top: space[3],
  display: 'grid',
})
globalStyle(`${zoom} > * + *`, { marginTop: '-1px' })

export const attribution = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  bottom: 0,
  padding: `2px ${space[2]}`,
  background: color.paper,
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontStretch: vars.stretch.narrow,
  textAlign: 'end',
})

/** Appears over the map while one finger moves on it. */
export const hint = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space[4],
  background: color.scrim,
  opacity: 0,
  transition: `opacity ${vars.motion.calm} ${vars.motion.ease}`,
  pointerEvents: 'none',
  selectors: { '&[data-shown]': { opacity: 1 } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
})

/** Covers a map that could not be loaded. */
export const failure = style({
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  padding: space[4],
  background: color.sunk,
  color: color.ink,
  textAlign: 'center',
})

export const hintText = style({
  padding: `${space[2]} ${space[4]}`,
  background: color.surface,
  color: color.ink,
  borderRadius: vars.radius[1],
  textAlign: 'center',
})
