import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const head = style({ paddingBottom: space[4] })

/** The first card beside the others, separated by a hairline. */
export const featured = style({
  display: 'grid',
  gap: space[5],
  paddingTop: space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 2.2fr) minmax(0, 1fr)',
      gap: space[7],
      paddingTop: space[6],
    },
  },
})

export const secondary = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  '@media': {
    [media.middle]: { gridTemplateColumns: '1fr 1fr', gap: space[6] },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[5],
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(${space[7]} / -2)`,
        borderInlineStart: vars.border.hairline,
      },
    },
  },
})

export const secondaryItem = style({
  paddingTop: space[5],
  borderTop: vars.border.hairline,
  '@media': {
    [media.wide]: {
      selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
    },
  },
})

export const latest = style({ marginTop: space[7] })

export const pages = style({ borderTop: vars.border.hairline })
