import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style({ borderTop: vars.border.hairline })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 44px',
  gap: space[2],
  alignItems: 'start',
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  selectors: { '&[data-wrong]': { background: color.badSoft, paddingInline: space[2] } },
})

export const number = style({
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
  paddingTop: 2,
})
export const text = style({ minWidth: 0, paddingBlock: 2 })
export const prompt = style({
  display: 'block',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
export const kind = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  overflowWrap: 'anywhere',
})
export const error = style({
  color: color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
})
export const menu = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius[1],
  selectors: { '&:hover': { background: color.sunk } },
})
export const hint = style({ color: color.ink3, fontSize: vars.size[1], lineHeight: vars.lead[2] })
export const form = style({ display: 'grid', gap: space[4] })
