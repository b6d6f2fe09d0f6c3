import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
})
