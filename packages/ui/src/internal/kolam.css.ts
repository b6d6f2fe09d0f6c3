import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

const { color } = vars

export const dots = style({ fill: color.accent })
export const thread = style({
  fill: 'none',
  stroke: color.act,
  strokeWidth: 2,
  strokeLinecap: 'round',
})
export const cut = style([thread, { stroke: color.bad, strokeDasharray: '2 6' }])

export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[7],
  textAlign: 'center',
})

export const title = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})
export const text = style({ maxWidth: '44ch', color: color.ink2, textWrap: 'balance' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
})
