import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { startMark } from '../theme/start-mark'
import { iconMask } from './icon-mask'
import { asMiddle, asRow, columns, gap } from './timetable-columns.css'

const { color, space } = vars

export const heads = style({
  display: 'none',
  '@container': {
    [asRow]: {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: gap,
      alignItems: 'center',
      minHeight: 40,
      borderBottom: vars.border.hairline,
      color: color.ink3,
      fontSize: vars.size[1],
      fontStretch: vars.stretch.narrow,
    },
  },
})

export const headName = style({ gridColumn: '1 / 3' })
export const headRight = style({ textAlign: 'end' })
export const headActions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: vars.touch,
  justifyContent: 'end',
  gap: space[1],
  textAlign: 'center',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  columnGap: space[3],
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
  selectors: {
    '&[data-highlighted]': { background: color.sunk, boxShadow: startMark(3, color.act) },
  },
  '@container': {
    [asRow]: {
      gridTemplateColumns: columns,
      columnGap: gap,
      alignItems: 'center',
      paddingBlock: space[3],
      selectors: { '&:hover': { background: color.sunk } },
    },
  },
})

export const image = style({
  '@container': {
    [asMiddle]: { gridRow: '1 / 3' },
    // Stronger than the shape of the image, whichever style loads first.
    [asRow]: { selectors: { '&&': { aspectRatio: '3 / 2' } } },
  },
})

export const who = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  '@container': { [asMiddle]: { justifyContent: 'start' } },
})

export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontStretch: vars.stretch.name,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: vars.lead[4] } },
})

/** The whole row is the link; the buttons are above it in the stacking order. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: color.act },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.act}`, outlineOffset: -3 },
  },
})

/** Reserves space for the seal, which must not wrap to its own line. */
export const place = style({
  color: color.ink2,
  selectors: { '&:has(> span)': { paddingInlineEnd: 22 } },
})

/** Touch screens have no tooltip, so the seal has its text beside it. */
const noTooltip = '(hover: none)'

export const checkLabel = style({
  display: 'none',
  '@media': {
    [noTooltip]: {
      display: 'block',
      color: color.good,
      fontSize: vars.size[1],
      lineHeight: vars.lead[1],
    },
  },
})

export const check = style({
  position: 'absolute',
  width: 16,
  height: 16,
  marginInlineStart: 6,
  marginBlockStart: 'calc((1lh - 16px) / 2)',
  background: color.good,
  mask: iconMask(
    '<path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z"/> <path d="m16 9-5.5 5.5L8 12"/>',
  ),
})

export const actions = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 3',
  display: 'grid',
  alignContent: 'space-between',
  color: color.ink2,
  '@container': {
    [asMiddle]: { gridRow: '1 / 3' },
    [asRow]: { gridArea: 'auto', display: 'flex', justifyContent: 'flex-end', gap: space[1] },
  },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

/** Like the buttons, it is above the row link in the stacking order. */
export const below = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: '1 / -1',
  minWidth: 0,
  marginTop: space[2],
  '@container': { [asRow]: { gridColumn: '2 / -1', marginTop: 0 } },
})

/* Skeleton bars in the same grid. */
export const bar = style({
  display: 'block',
  width: '80%',
  height: 12,
  marginBlock: 4,
  borderRadius: 2,
  background: color.line,
})

export const shortBar = style([bar, { width: '50%' }])
export const plateBar = style({
  aspectRatio: '1',
  borderRadius: vars.radius[1],
  background: color.line,
})
