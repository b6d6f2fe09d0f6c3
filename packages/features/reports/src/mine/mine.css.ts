import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const report = style({
  display: 'grid',
  gap: 2,
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
  overflowWrap: 'anywhere',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
})
globalStyle(`${head} > :first-child`, { fontWeight: vars.weight.medium })

export const text = style({ color: color.ink2, whiteSpace: 'pre-line' })

export const facts = style({ color: color.ink3, fontSize: vars.size[1], lineHeight: vars.lead[2] })

export const more = style({ marginTop: space[4] })
