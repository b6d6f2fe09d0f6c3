import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const channel = style({ display: 'block' })

export const address = style({
  color: color.ink3,
  fontWeight: vars.weight.regular,
  paddingInlineStart: 30,
  marginTop: `calc(-1 * ${space[2]})`,
  paddingBottom: space[1],
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const fixed = style({ fontWeight: vars.weight.regular })

export const date = style({ marginTop: space[2] })

export const sentence = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space[3],
  marginTop: space[4],
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const shield = style({ marginTop: 3, color: color.good })

export const notice = style({ marginTop: space[2] })

export const noticeTitle = style({
  minHeight: vars.touch,
  display: 'flex',
  alignItems: 'center',
  color: color.act,
  cursor: 'pointer',
  fontSize: vars.size[1],
})

export const noticeText = style({
  paddingBlock: `${space[1]} ${space[3]}`,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})
