import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

/* Extends past the end of the page, so that a cut-off card shows there is more. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 260,
  marginInlineEnd: 'calc(50% - 50vw)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '@media': { [media.wide]: { gridAutoColumns: 294 } },
  selectors: {
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-busy]': { overflowX: 'hidden' },
  },
})

export const item = style({
  minWidth: 0,
  paddingInlineEnd: vars.space[4],
  marginInlineEnd: vars.space[4],
  borderInlineEnd: vars.border.hairline,
  scrollSnapAlign: 'start',
  '@media': {
    [media.wide]: { paddingInlineEnd: vars.space[5], marginInlineEnd: vars.space[5] },
  },
})
