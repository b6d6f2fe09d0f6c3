import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Reserves the space before the button loads. */
export const box = style({ display: 'grid', alignItems: 'center', minHeight: vars.touch })

/** Google's button is light. Without this, browsers paint it on white in the dark theme. */
export const container = style({
  display: 'flex',
  justifyContent: 'center',
  minWidth: 0,
  colorScheme: 'light',
})

export const failed = style({
  minHeight: vars.touch,
  color: vars.color.ink2,
  textAlign: 'center',
  textWrap: 'balance',
})
