import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const notice = style({ marginTop: space[4] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[3],
})
