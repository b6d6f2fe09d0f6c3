import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, motion, space } = vars

export const carousel = style({
  display: 'flex',
  flexDirection: 'column',
  borderBottom: `1px solid ${color.rule}`,
})

/* All slides share one grid cell, so that the tallest sets the height. */
export const stage = style({
  flex: 1,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  touchAction: 'pan-y pinch-zoom',
})

export const slide = style({
  gridArea: '1 / 1',
  display: 'grid',
  transition: `opacity ${motion.calm} ${motion.ease}, visibility ${motion.calm}`,
  selectors: { '&:not([data-state="shown"])': { opacity: 0, visibility: 'hidden' } },
})

// The browser does not load a lazy image that is not displayed. Its frame keeps the space.
globalStyle(`${slide}[data-state="waiting"] img`, { display: 'none' })

export const controls = style({
  order: 1,
  display: 'flex',
  alignItems: 'center',
  color: color.ink2,
  // While the slides are still being received, the controls would be painted in their place.
  selectors: { '&:last-child': { visibility: 'hidden' } },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const place = style({
  marginInlineStart: space[1],
  minWidth: '3em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const dots = style({ display: 'flex', marginInline: `${space[2]} auto` })

export const dot = style({
  width: 24,
  height: vars.touch,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '::before': {
    content: '',
    display: 'block',
    width: 8,
    height: 8,
    margin: 'auto',
    borderRadius: 4,
    boxShadow: `inset 0 0 0 1.5px ${color.line2}`,
  },
  selectors: {
    '&:hover::before': { boxShadow: `inset 0 0 0 1.5px ${color.act}` },
    '&[aria-current]::before': { width: 20, background: color.accent, boxShadow: 'none' },
    '&:focus-visible': { outlineOffset: -3 },
  },
})
