import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

/** Width of the column that holds the line and the marks, in pixels. */
const rail = 24

export const timeline = style({ display: 'grid' })

export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${rail}px minmax(0, 1fr)`,
  columnGap: space[2],
  minWidth: 0,
  paddingBottom: space[4],
  // The line from this mark to the next.
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: rail / 2 - 1,
    top: 12,
    bottom: -12,
    borderInlineStart: `2px solid ${color.line}`,
  },
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': { display: 'none' },
    // Dotted before the next step.
    '&:has(+ [data-state="next"])::before': {
      borderInlineStartStyle: 'dotted',
      borderColor: color.line2,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
})

export const mark = style({
  position: 'relative',
  gridRow: '1 / span 2',
  justifySelf: 'center',
  width: 11,
  height: 11,
  marginTop: 7,
  border: `2px solid ${color.act}`,
  borderRadius: '50%',
  background: color.paper,
  // Separates the mark from the line.
  boxShadow: `0 0 0 3px ${color.paper}`,
  selectors: {
    '[data-state="key"] > &': { background: color.act },
    '[data-state="now"] > &': { background: color.accent, borderColor: color.accentInk },
    '[data-state="next"] > &': { borderColor: color.line2 },
    '[data-state="good"] > &': { background: color.good, borderColor: color.good },
    '[data-state="bad"] > &': { background: color.bad, borderColor: color.bad },
    '&[data-icon]': {
      display: 'grid',
      placeItems: 'center',
      width: rail,
      height: rail,
      marginTop: 0,
      borderWidth: 1,
      color: color.act,
    },
    '[data-state="key"] > &[data-icon]': { color: color.onAct },
    '[data-state="now"] > &[data-icon]': { color: color.onAccent },
    '[data-state="next"] > &[data-icon]': { color: color.ink3 },
    '[data-state="good"] > &[data-icon]': { background: color.goodSoft, color: color.good },
    '[data-state="bad"] > &[data-icon]': { background: color.badSoft, color: color.bad },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  minHeight: rail,
  minWidth: 0,
})

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const title = style({
  fontWeight: vars.weight.medium,
  lineHeight: `${rail}px`,
  selectors: {
    '&:lang(hi)': { lineHeight: 1.5 },
    '[data-plain] &': { fontWeight: vars.weight.regular },
    '[data-state="next"] &': { color: color.ink2, fontWeight: vars.weight.regular },
  },
})

export const actor = style({ color: color.ink3, fontSize: vars.size[1], lineHeight: vars.lead[1] })

export const date = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const body = style({
  gridColumn: 2,
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  minWidth: 0,
  paddingTop: 2,
  overflowWrap: 'anywhere',
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})

export const empty = style({ color: color.ink2 })
