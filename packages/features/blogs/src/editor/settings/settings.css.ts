import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, lead, size, space } = vars

export const section = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[5],
  borderTop: vars.border.hairline,
  selectors: { '&:first-child': { paddingTop: space[2], borderTop: 0 } },
})

export const sectionTitle = style({ fontSize: size[3], lineHeight: lead[3] })

export const note = style({ color: color.ink3, textWrap: 'pretty' })

export const count = style({ color: color.ink3, fontVariantNumeric: 'tabular-nums' })

/** The preview of a search result. */
export const serp = style({
  display: 'grid',
  gap: space[1],
  paddingTop: space[3],
  borderTop: vars.border.hairline,
  overflowWrap: 'anywhere',
})

export const serpTitle = style({
  color: color.act,
  fontSize: size[3],
  lineHeight: lead[3],
  fontWeight: vars.weight.medium,
})

export const serpAddress = style({ color: color.good, fontSize: size[1], lineHeight: lead[2] })

export const hinted = style({ display: 'grid' })

globalStyle(`${hinted} > p`, {
  paddingInlineStart: 32,
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
})

export const revisions = style({ display: 'grid' })

export const revision = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  minHeight: vars.touch,
  paddingBlock: space[2],
  borderTop: vars.border.hairline,
  fontVariantNumeric: 'tabular-nums',
})
