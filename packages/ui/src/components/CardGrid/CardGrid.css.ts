import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { space } = vars

/* Lines lie in the middle of the gaps; those before the first row and column are cut off. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  '@media': {
    [media.middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[7] },
  },
})

export const cell = style({
  position: 'relative',
  minWidth: 0,
  paddingBlock: space[5],
  // Above each row.
  '::before': {
    content: '',
    position: 'absolute',
    top: -1,
    insetInline: 0,
    borderTop: vars.border.hairline,
  },
  '@media': {
    [media.middle]: {
      // Beside each column.
      '::after': {
        content: '',
        position: 'absolute',
        insetBlock: space[5],
        insetInlineStart: `calc(${space[6]} / -2)`,
        borderInlineStart: vars.border.hairline,
      },
    },
    [media.wide]: { '::after': { insetInlineStart: `calc(${space[7]} / -2)` } },
  },
})
