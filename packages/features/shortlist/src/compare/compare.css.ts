import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style({ paddingTop: vars.space[2] })

export const count = style({ color: vars.color.ink3, fontVariantNumeric: 'tabular-nums' })

export const note = style({ marginTop: vars.space[2], color: vars.color.ink2, maxWidth: '64ch' })

export const website = style({
  color: vars.color.act,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})
