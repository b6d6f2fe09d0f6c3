import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Paper has the address. */
export const section = style({ '@media': { print: { display: 'none' } } })

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
})

/** A map needs scripts: without them there is no button for it. */
export const toggle = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const outside = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: vars.touch,
  color: vars.color.act,
  fontWeight: vars.weight.medium,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})

/** The room of the map, kept until its code has come. */
export const room = style({
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
