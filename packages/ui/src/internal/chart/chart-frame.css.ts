import { assignVars, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { lightColors } from '../../theme/light-colors'
import { media } from '../../theme/media'

const { color, space } = vars

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: space[3],
  minWidth: 0,
  color: color.ink,
  '@media': { print: { breakInside: 'avoid' } },
})

// Print dark pages with the light colours.
globalStyle(`[data-theme="dark"] ${figure}`, {
  '@media': { print: { vars: assignVars(color, lightColors) } },
})

export const head = style({ minWidth: 0 })

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1],
  minHeight: 32,
})

export const heading = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:lang(hi)': { fontStretch: '100%', lineHeight: 1.5 } },
})

export const unit = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  textWrap: 'pretty',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  alignSelf: 'start',
  '@media': { print: { display: 'none' } },
})

export const views = style({ display: 'flex', border: 0, minInlineSize: 0, position: 'relative' })

export const view = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  border: `1px solid ${color.line2}`,
  background: color.surface,
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: 0 },
    '&:first-of-type': { borderStartStartRadius: 3, borderEndStartRadius: 3 },
    '&:last-of-type': { borderStartEndRadius: 3, borderEndEndRadius: 3 },
    '&:hover': { color: color.act },
    '&:has(:checked)': { background: color.actSoft, color: color.act },
    '&:has(:focus-visible)': {
      zIndex: 1,
      outline: `3px solid ${color.act}`,
      outlineOffset: 2,
    },
  },
  '@media': {
    [media.wide]: { width: 36, height: 32 },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -4 } },
    },
  },
})

export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0 })
globalStyle(`${view} svg`, { pointerEvents: 'none' })

const body = style({ gridColumn: '1 / -1', minWidth: 0, paddingTop: space[3] })

export const chart = style([body])
export const alone = style([body])
export const table = style([body, { overflowX: 'auto', paddingTop: space[2] }])
globalStyle(`${figure}:has([value="table"]:checked) ${chart}`, { display: 'none' })
globalStyle(`${figure}:has([value="chart"]:checked) ${table}`, { display: 'none' })

export const empty = style([
  body,
  {
    display: 'grid',
    placeItems: 'center',
    minHeight: 160,
    marginTop: space[3],
    paddingBlock: space[4],
    border: `1px dashed ${color.line2}`,
    color: color.ink2,
    textAlign: 'center',
    textWrap: 'balance',
  },
])

export const note = style({
  gridColumn: '1 / -1',
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  paddingTop: space[3],
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  overflowWrap: 'anywhere',
})
