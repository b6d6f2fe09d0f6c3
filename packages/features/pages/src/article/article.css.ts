import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const measure = '64ch'

export const note = style({
  marginTop: vars.space[3],
  color: vars.color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

/** Contents beside the text on wide screens, above it on phones. */
export const columns = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: '216px minmax(0, 760px)',
      columnGap: '64px',
      alignItems: 'start',
    },
  },
})

export const contents = style({
  marginTop: vars.space[6],
  borderTop: vars.border.hairline,
  '@media': {
    [media.wide]: { position: 'sticky', top: vars.space[5], marginTop: vars.space[7] },
  },
})

export const contentsList = style({
  '@media': {
    [media.middle]: { columns: 2, columnGap: vars.space[6] },
    [media.wide]: { columns: 1 },
  },
})

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.touch,
  borderBottom: vars.border.hairline,
  color: vars.color.ink2,
  breakInside: 'avoid',
  ':hover': { color: vars.color.act },
})

export const story = style({ minWidth: 0 })

export const section = style({ paddingTop: vars.space[7], scrollMarginTop: 0 })

const block = style({
  maxWidth: measure,
  fontSize: vars.size[3],
  lineHeight: vars.lead[4],
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const paragraph = style([block, { marginTop: vars.space[3] }])

export const list = style([
  block,
  { marginTop: vars.space[3], paddingInlineStart: vars.space[5], listStyle: 'disc' },
])

globalStyle(`${list} > li + li`, { marginTop: vars.space[2] })
globalStyle(`${list} > li::marker`, { color: vars.color.ink3 })

export const table = style({ display: 'block', marginTop: vars.space[4] })

globalStyle(`${table} > tbody`, { display: 'block', borderTop: vars.border.hairline })

export const line = style({
  display: 'grid',
  gap: `2px ${vars.space[5]}`,
  padding: `${vars.space[3]} 0`,
  borderBottom: vars.border.hairline,
  '@media': { [media.middle]: { gridTemplateColumns: '224px minmax(0, 1fr)' } },
})

export const lineName = style({
  fontWeight: vars.weight.medium,
  textAlign: 'start',
})

export const lineValue = style({
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
