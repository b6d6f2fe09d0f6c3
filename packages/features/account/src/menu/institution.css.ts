import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const choice = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
})
globalStyle(`${choice} > *`, { justifyContent: 'center' })
