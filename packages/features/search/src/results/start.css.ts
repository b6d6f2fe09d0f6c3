import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Reserves space for the recent searches, which appear late, so that the footer does not move. */
export const start = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  minHeight: '740px',
  marginTop: vars.space[6],
  '@media': {
    [media.middle]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[7],
      minHeight: '420px',
    },
  },
})

export const line = style({ borderBottom: vars.border.hairline })

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '48px',
  ':hover': { color: vars.color.act },
})

export const query = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const action = style({
  marginTop: vars.space[2],
  // Aligns the text, not the box, with the page's edge.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
})
