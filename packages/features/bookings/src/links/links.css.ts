import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  maxWidth: '640px',
  paddingBlock: vars.space[7],
})

export const title = style({ fontSize: vars.size[5], lineHeight: vars.lead[5] })
