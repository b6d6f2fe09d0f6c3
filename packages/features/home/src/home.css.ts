import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** A ruled section, with room above. */
export const block = style({
  marginTop: vars.space[7],
  '@media': { [media.wide]: { marginTop: '64px' } },
})

/** The lead: the one place where letters are largest. */
export const lead = style({
  paddingTop: vars.space[5],
  '@media': { [media.wide]: { paddingTop: vars.space[7] } },
})

export const headline = style({
  fontSize: vars.size[6],
  lineHeight: vars.lead[6],
  fontStretch: vars.stretch.lead,
  fontWeight: vars.weight.lead,
  letterSpacing: '-.015em',
  textWrap: 'balance',
})

export const hindi = style({
  marginTop: vars.space[3],
  fontSize: vars.size[3],
  color: vars.color.ink2,
  textWrap: 'pretty',
  '@media': { [media.wide]: { fontSize: vars.size[4] } },
})

export const search = style({
  marginTop: vars.space[5],
  maxWidth: '792px',
})
