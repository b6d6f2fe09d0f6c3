import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Its room is there before it is. */
export const box = style({ display: 'grid', alignItems: 'center', minHeight: vars.touch })

/** Google draws it for a light page; in a dark one the browser would lay white behind it. */
export const place = style({
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
