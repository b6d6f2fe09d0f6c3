import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[1] } as const

export const section = style({
  minWidth: 0,
  selectors: { '& + &': { marginTop: space[4] } },
})

export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  borderBottom: `1px solid ${color.line2}`,
})

/** On a phone the permission is shown above the conversation. */
export const consent = style({
  marginBottom: space[4],
  '@media': { [media.narrow]: { display: 'none' } },
})

export const permission = style({
  paddingTop: space[2],
  fontWeight: vars.weight.medium,
  selectors: { '&[data-allowed]': { color: color.good } },
})

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: 6,
  borderBottom: vars.border.hairline,
})

export const factName = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})

export const factValue = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const detail = style({
  ...small,
  display: 'block',
  color: color.ink3,
  fontWeight: vars.weight.regular,
})

export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const inlineButton = style({
  '@media': { [media.wide]: { selectors: { '&&': { minHeight: 24, paddingInline: 4 } } } },
})

export const visitButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[2],
})

export const related = style({ paddingBlock: space[2], borderBottom: vars.border.hairline })

export const relatedHead = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
