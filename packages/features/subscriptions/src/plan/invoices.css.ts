import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { border, color, size, space, weight } = vars
const narrow = 'screen and (max-width: 1023px)'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

export const head = style({
  fontSize: size[1],
  color: color.ink3,
  '@media': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
export const headCell = style({
  paddingBlock: space[2],
  paddingInline: `0 ${space[4]}`,
  textAlign: 'left',
  fontWeight: weight.regular,
  borderBottom: `1px solid ${color.line2}`,
})
export const amountHead = style([headCell, { textAlign: 'right' }])

/** On a phone: number and amount, then what it is for, then the state and the file. */
export const row = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: `${space[1]} ${space[3]}`,
      paddingBlock: space[3],
      borderBottom: border.hairline,
    },
  },
})

const cell = style({
  paddingBlock: space[2],
  paddingInline: `0 ${space[4]}`,
  textAlign: 'left',
  borderBottom: border.hairline,
  '@media': { [narrow]: { padding: 0, border: 0 } },
})
export const name = style([
  cell,
  { fontWeight: weight.medium, '@media': { [narrow]: { order: 1 } } },
])
export const date = style([
  cell,
  { color: color.ink2, whiteSpace: 'nowrap', '@media': { [narrow]: { order: 4 } } },
])
export const what = style([
  cell,
  {
    color: color.ink2,
    overflowWrap: 'anywhere',
    '@media': { [narrow]: { order: 3, gridColumn: '1 / -1' } },
  },
])
export const amount = style([
  cell,
  { textAlign: 'right', fontWeight: weight.medium, '@media': { [narrow]: { order: 2 } } },
])
export const state = style([cell, { '@media': { [narrow]: { order: 5 } } }])
export const file = style([cell, { '@media': { [narrow]: { order: 6 } } }])

export const register = style({ paddingTop: space[4] })
