import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const outcome = style({ color: vars.color.good, fontWeight: vars.weight.medium })

export const unreviewed = style({
  padding: `2px ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: vars.color.accentSoft,
  color: vars.color.accentInk,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})
