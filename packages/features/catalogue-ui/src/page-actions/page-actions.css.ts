import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const outcome = style({ color: vars.color.good, fontWeight: vars.weight.medium })
