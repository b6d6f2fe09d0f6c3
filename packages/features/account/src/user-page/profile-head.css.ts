import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The cover above or beside the user. Equally high with and without an image. */
export const head = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: `${space[4]} ${space[6]}`,
  '@media': {
    [media.middle]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
      alignItems: 'center',
      gap: space[6],
      paddingTop: space[5],
    },
  },
})

export const identity = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.wide]: { gridTemplateColumns: '128px minmax(0, 1fr)', gap: space[5] } },
})

export const noPortrait = style({
  aspectRatio: '1',
  borderRadius: vars.radius[1],
  background: color.sunk,
})

export const noCover = style([noPortrait, { aspectRatio: '3' }])

export const text = style({ display: 'grid', justifyItems: 'start', gap: space[1], minWidth: 0 })

export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  overflowWrap: 'anywhere',
})

export const since = style({ color: color.ink2 })

export const badges = style({
  display: 'flex',
  gap: space[2],
  selectors: { '&:empty': { display: 'none' } },
})
