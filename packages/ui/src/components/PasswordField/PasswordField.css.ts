import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

/** Space for the button inside the field. */
export const input = style({ paddingInlineEnd: vars.touch })

export const toggle = style({ position: 'absolute', insetInlineEnd: 0 })
