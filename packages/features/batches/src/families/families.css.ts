import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars
const smallText = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

export const head = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBottom: space[4],
  borderBottom: `3px double ${color.rule}`,
})
export const product = style({ color: color.ink2 })

/** A phone shows one column. */
export const tabs = style({ '@media': { [media.middle]: { display: 'none' } } })
export const columns = style({
  display: 'grid',
  '@media': {
    [media.middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[5] },
    '(min-width: 1280px)': {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
})
export const column = style({
  minWidth: 0,
  paddingTop: space[3],
  '@media': {
    '(max-width: 767px)': { selectors: { '&:not([data-current])': { display: 'none' } } },
  },
})
export const columnHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.line2}`,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})
globalStyle(`${columnHead} > span`, { color: color.ink3, fontWeight: vars.weight.regular })

export const card = style({
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  overflowWrap: 'anywhere',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingTop: space[2],
})
export const name = style({ fontWeight: vars.weight.medium })
export const small = style([smallText, { color: color.ink3 }])
