import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({ paddingTop: vars.space[2] })

export const ask = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const count = style({ color: vars.color.ink3, fontVariantNumeric: 'tabular-nums' })

export const note = style({ marginTop: vars.space[2], color: vars.color.ink2, maxWidth: '64ch' })

export const website = style({
  color: vars.color.act,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})

/** Below the value of a cell. */
export const secondLine = style({
  display: 'block',
  color: vars.color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
