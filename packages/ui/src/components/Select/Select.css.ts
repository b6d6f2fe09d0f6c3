import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const select = style({ appearance: 'none', paddingInlineEnd: 32, cursor: 'pointer' })

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: 10,
  color: vars.color.ink2,
  pointerEvents: 'none',
})
