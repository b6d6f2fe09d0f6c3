import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Geolocation needs scripts, so the button is hidden without them. */
export const button = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const error = style({
  order: 1,
  gridColumn: '1 / -1',
  color: vars.color.bad,
  ':empty': { position: 'absolute' },
})
