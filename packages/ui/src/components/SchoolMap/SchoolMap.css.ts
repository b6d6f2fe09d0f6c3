import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const map = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  height: '100%',
  minHeight: '420px',
  border: vars.border.hairline,
  background: color.sunk,
})

export const canvas = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  isolation: 'isolate',
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
globalStyle(`${canvas} .leaflet-overlay-pane svg, ${canvas} .leaflet-tile`, {
  maxWidth: 'none',
  maxHeight: 'none',
})
globalStyle(`${canvas} .leaflet-tile`, { visibility: 'hidden' })
globalStyle(`${canvas} .leaflet-tile-loaded`, { visibility: 'inherit' })
globalStyle(`${canvas}.leaflet-touch-drag.leaflet-touch-zoom`, { touchAction: 'none' })
globalStyle(`${canvas} .leaflet-pane`, { zIndex: 4 })
globalStyle(`${canvas} .leaflet-tile-pane`, { zIndex: 2 })
globalStyle(`${canvas} .leaflet-marker-pane`, { zIndex: 6 })
globalStyle(`${canvas} .leaflet-zoom-animated`, { transformOrigin: '0 0' })
globalStyle(`${canvas} .leaflet-zoom-anim .leaflet-zoom-animated`, {
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
})
globalStyle(`${canvas} .leaflet-zoom-anim .leaflet-zoom-hide`, { visibility: 'hidden' })
globalStyle(`${canvas}.leaflet-grab`, { cursor: 'grab' })
globalStyle(`${canvas}.leaflet-dragging`, { cursor: 'grabbing' })
globalStyle(`${canvas} .leaflet-tile-pane`, { filter: `brightness(${vars.image.dim})` })

export const outline = style({
  fill: color.paper,
  fillOpacity: 1,
  stroke: color.line2,
  strokeWidth: 1,
  strokeOpacity: 1,
})

export const circle = style({
  fill: color.act,
  fillOpacity: 0.07,
  stroke: color.act,
  strokeWidth: 1.25,
  strokeDasharray: '4 4',
  strokeOpacity: 1,
})

/** The place itself. */
export const middle = style({
  fill: color.accent,
  fillOpacity: 1,
  stroke: color.surface,
  strokeWidth: 2,
  strokeOpacity: 1,
})

/* Uses `translate`, because Leaflet sets `transform`. */
const face = style({
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  width: 'max-content',
  background: color.surface,
  color: color.act,
  border: `1px solid ${color.act}`,
  borderRadius: vars.radius[1],
  fontSize: vars.size[1],
  lineHeight: '20px',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-highlighted]': { background: color.act, color: color.onAct },
    '&:hover, &:focus-visible': { zIndex: '2000 !important' },
    '&:focus-visible': { outline: `3px solid ${color.act}`, outlineOffset: '2px' },
  },
})

export const marker = {
  /** Its bottom edge is at the point. */
  flag: style([
    face,
    {
      translate: '-50% calc(-100% - 7px)',
      padding: '2px 8px',
      '::after': {
        content: '',
        position: 'absolute',
        top: '100%',
        left: '50%',
        height: '7px',
        borderLeft: `1px solid ${color.act}`,
      },
    },
  ]),
  count: style([face, { minWidth: '32px', padding: '5px 7px' }]),
  /** A target of 30 pixels around a smaller dot. */
  dot: style([
    face,
    {
      width: '14px',
      height: '14px',
      borderWidth: '3px',
      borderRadius: '50%',
      '::after': { content: '', position: 'absolute', inset: '-8px' },
    },
  ]),
}

export const top = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: '64px',
  top: space[3],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  pointerEvents: 'none',
})
globalStyle(`${top} > *`, { pointerEvents: 'auto' })

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

export const here = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: space[3],
  bottom: space[6],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  maxHeight: '60%',
  overflow: 'auto',
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  background: color.surface,
  border: vars.border.hairline,
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow.lift,
})

export const hereList = style({ margin: 0, padding: 0, listStyle: 'none' })

export const hereSchool = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderTop: vars.border.hairline } },
})

export const hereFees = style({
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
