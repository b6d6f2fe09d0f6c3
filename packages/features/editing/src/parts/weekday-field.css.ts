import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const weekdays = style({ border: 0, padding: 0, margin: 0, minWidth: 0 })

export const legend = style({
  paddingInline: 0,
  paddingBottom: space[1],
  fontWeight: vars.weight.medium,
  fontSize: vars.size[2],
})

export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '@media': { [media.middle]: { maxWidth: 448 } },
})

export const dayCheckbox = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
})

/** A toggle of touch height; selected days have a thick lower edge. */
export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.touch,
  border: `1px solid ${color.line2}`,
  marginInlineStart: -1,
  background: color.surface,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ':first-child': {
    marginInlineStart: 0,
    borderStartStartRadius: vars.radius[1],
    borderEndStartRadius: vars.radius[1],
  },
  ':last-child': {
    borderStartEndRadius: vars.radius[1],
    borderEndEndRadius: vars.radius[1],
  },
  selectors: {
    '&:has(:checked)': {
      zIndex: 1,
      borderColor: color.act,
      background: color.actSoft,
      color: color.actStrong,
      fontWeight: vars.weight.bold,
      boxShadow: `inset 0 -3px ${color.act}`,
    },
    '&:has(:focus-visible)': { zIndex: 2, outline: `3px solid ${color.act}`, outlineOffset: 2 },
  },
})

export const error = style({
  paddingTop: space[1],
  color: color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
})
