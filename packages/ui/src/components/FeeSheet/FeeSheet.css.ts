import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, space } = vars

export const frame = style({
  overflowX: 'auto',
  marginTop: space[2],
  '@media': { [media.wide]: { marginTop: 0 } },
})

export const table = style({ minWidth: 580, fontVariantNumeric: 'tabular-nums' })

export const row = style({ borderBottom: vars.border.hairline })

const cell = style({
  padding: `${space[3]} 0 ${space[3]} ${space[4]}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

const columnHead = {
  borderBottom: `1px solid ${color.line2}`,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.regular,
  verticalAlign: 'bottom',
} as const

/* On a phone the class and the total are sticky; the other columns scroll. */
const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  paddingInline: `0 ${space[3]}`,
  background: color.paper,
  textAlign: 'start',
  boxShadow: `inset -1px 0 ${color.line}`,
  '@media': { [media.wide]: { boxShadow: 'none' } },
})

const last = style({
  position: 'sticky',
  insetInlineEnd: 0,
  paddingInline: `${space[3]} ${space[2]}`,
  background: color.paper,
  boxShadow: `inset 1px 0 ${color.line}`,
  '@media': { [media.wide]: { boxShadow: 'none' } },
})

/** Headings wrap, so that they are no wider than their figures. */
export const headWords = style({
  display: 'inline-block',
  maxWidth: '11ch',
  whiteSpace: 'normal',
  textWrap: 'balance',
})

export const head = style([cell, columnHead])
export const headFirst = style([cell, first, columnHead, { textAlign: 'start' }])
export const headLast = style([cell, last, columnHead])

const chosen = '[data-highlighted] > &'

export const classes = style([
  cell,
  first,
  {
    fontWeight: vars.weight.medium,
    selectors: {
      [chosen]: {
        paddingInlineStart: space[3],
        background: color.accentSoft,
        boxShadow: `inset 3px 0 ${color.accent}`,
      },
    },
  },
])

/** A long name wraps, so that the amounts beside it are visible on a phone. */
export const classWords = style({
  '@media': {
    [media.narrow]: {
      display: 'inline-block',
      maxWidth: 120,
      overflowWrap: 'break-word',
      whiteSpace: 'normal',
    },
  },
})

export const amount = style([
  cell,
  {
    color: color.ink2,
    selectors: { [chosen]: { background: color.accentSoft, color: color.ink } },
    '@media': { [media.narrow]: { fontStretch: vars.stretch.name } },
  },
])

export const total = style([
  cell,
  last,
  {
    color: color.ink,
    fontSize: vars.size[3],
    fontWeight: vars.weight.bold,
    selectors: { [chosen]: { background: color.accentSoft } },
  },
])

// The grey of "Not provided" needs to be lighter on the highlighted row in the dark theme.
globalStyle(`${row}[data-highlighted] em`, { color: color.ink2 })
