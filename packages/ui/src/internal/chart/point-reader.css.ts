import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { plotHeight } from './plot-sizes'

const { color, space } = vars

export const canvas = style({
  position: 'relative',
  height: plotHeight,
  minWidth: 0,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `3px solid ${color.act}`,
      outlineOffset: 4,
      borderRadius: vars.radius[1],
    },
  },
})

export const input = style({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  // Horizontal swipes read the points, vertical swipes scroll the page.
  touchAction: 'pan-y',
  '@media': { print: { display: 'none' } },
})

export const cursor = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '@media': { print: { display: 'none' } },
})

export const line = style({ stroke: color.ink3, strokeWidth: 1 })
export const band = style({ fill: color.sunk })

export const card = style({
  position: 'absolute',
  zIndex: 3,
  top: 0,
  width: 'max-content',
  maxWidth: 'max(50%, 140px)',
  padding: `${space[2]} ${space[3]}`,
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.surface,
  boxShadow: vars.shadow.lift,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-side="before"]': { transform: 'translateX(calc(-100% - 12px))' },
    '&[data-side="after"]': { transform: 'translateX(12px)' },
  },
  '@media': { print: { display: 'none' } },
})

export const title = style({ display: 'block', fontWeight: vars.weight.medium })
export const note = style({ display: 'block', color: color.ink2 })
export const values = style({ display: 'grid', gap: 2, paddingTop: space[1] })

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  fontVariantNumeric: 'tabular-nums',
})

export const name = style({ flex: '1 1 5em', color: color.ink2, minWidth: 0 })

export const amount = style({ marginInlineStart: 'auto', overflowWrap: 'normal' })
