import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const input = style({ paddingInlineEnd: 44, fontVariantNumeric: 'tabular-nums' })

export const button = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  minHeight: 0,
  color: vars.color.act,
})
