import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color } = vars

/** Space for the clear button. */
export const input = style({})
globalStyle(`${input}${input}`, { paddingInlineEnd: vars.touch })

export const clear = style({ position: 'absolute', insetInlineEnd: 0, color: color.ink3 })

export const line = style({ display: 'grid', minWidth: 0 })

export const match = style({ color: color.act, fontWeight: vars.weight.bold })

export const detail = style({
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
