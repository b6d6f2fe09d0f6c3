import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const title = style({
  marginBottom: space[1],
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  color: color.act,
  ':hover': { color: color.actStrong, textDecoration: 'underline', textUnderlineOffset: 4 },
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: vars.touch,
  borderTop: vars.border.hairline,
  selectors: { 'a&:hover': { background: color.sunk } },
})

globalStyle(`${entry} > svg`, { color: color.ink3 })

export const leader = style({
  flex: 1,
  minWidth: space[4],
  height: 8,
  background: `radial-gradient(circle at 1px 5px, ${color.line2} .9px, transparent 1.1px) 0 0 / 7px 8px`,
  opacity: 0.7,
})

export const count = style({ color: color.ink2, fontVariantNumeric: 'tabular-nums' })

export const bar = style({ width: '40%', height: '1em', borderRadius: 2, background: color.line })
