import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const mark = style({ flex: 'none' })
export const knot = style({ fill: 'none', stroke: vars.color.act, strokeWidth: 2.4 })
export const dot = style({ fill: vars.color.accent })
