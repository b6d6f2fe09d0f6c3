import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Hidden in print: the page also has the address. */
export const section = style({ '@media': { print: { display: 'none' } } })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
})

/** The map needs scripts, so its button is hidden without them. */
export const toggle = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const googleMaps = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: vars.touch,
  color: vars.color.act,
  fontWeight: vars.weight.medium,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})

/** Reserves the space of the map while its code loads. */
export const map = style({
  height: '420px',
  marginTop: vars.space[4],
  background: vars.color.sunk,
})

export const note = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  background: vars.color.surface,
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  color: vars.color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
