import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const back = style({
  marginInlineStart: -12,
  '@media': { [media.wide]: { display: 'none' } },
})

export const name = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

/** The stage and the buttons. */
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.snug]: { flexBasis: '100%' } },
})

export const stage = style({
  width: 132,
  '@media': { [media.snug]: { flex: 1, width: 'auto' } },
})

export const more = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.touch,
  height: vars.touch,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
})
