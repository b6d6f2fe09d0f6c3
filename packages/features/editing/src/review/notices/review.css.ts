import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const notices = style({ display: 'grid', gap: space[3], marginBottom: space[5] })

export const quote = style({
  margin: 0,
  marginBlock: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${vars.color.line2}`,
  whiteSpace: 'pre-line',
})

export const facts = style({
  color: vars.color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[2],
  selectors: { '&:empty': { display: 'none' } },
})
