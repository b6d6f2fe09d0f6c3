import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Leaves room for groups of keys side by side. */
export const wide = style({
  '@media': {
    [media.wide]: {
      selectors: { '&[data-shape="modal"]': { width: 'min(960px, calc(100% - 48px))' } },
    },
  },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(184px, 1fr))',
  gap: space[5],
  marginBottom: space[4],
})

export const groupTitle = style({
  fontSize: vars.size[2],
  lineHeight: vars.lead[3],
  borderBottom: `1px solid ${color.line2}`,
})

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'center',
  minHeight: 40,
  borderBottom: vars.border.hairline,
  color: color.ink2,
})
