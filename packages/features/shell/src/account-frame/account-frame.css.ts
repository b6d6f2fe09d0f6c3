import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: vars.space[6],
    },
  },
})

export const side = style({
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.wide]: { marginInlineStart: `calc(-1 * ${vars.space[3]})` },
  },
})

/** Opens the menu over the page on a phone. */
export const opener = style({
  marginTop: vars.space[3],
  '@media': { [media.wide]: { display: 'none' } },
})

export const content = style({
  minWidth: 0,
  /* Keeps the footer below the fold while the page loads. */
  minHeight: '90vh',
  selectors: { '[data-prerendered] > &': { visibility: 'hidden' } },
})
