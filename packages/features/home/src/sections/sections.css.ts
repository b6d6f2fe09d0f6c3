import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** A section with space above. */
export const block = style({
  marginTop: space[7],
  '@media': { [media.wide]: { marginTop: '64px' } },
})

/** On a phone the products scroll sideways in columns of three. */
export const products = style({
  '@media': {
    '(max-width: 767px)': {
      selectors: {
        '&&': {
          gridAutoFlow: 'column',
          gridTemplateRows: 'repeat(3, auto)',
          gridAutoColumns: 'min(340px, calc(100% - 40px))',
          columnGap: space[4],
          marginInlineEnd: 'calc(50% - 50vw)',
          overflowX: 'auto',
          scrollbarWidth: 'none',
        },
      },
    },
  },
})

/** A heading within a section. */
export const part = style({
  marginBottom: space[2],
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})

/** The category columns: tuitions, activities, then camps above workshops. */
export const index = style({
  display: 'grid',
  gap: space[5],
  marginTop: space[6],
  '@media': {
    [media.middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[7] },
    [media.wide]: {
      gridTemplate: 'auto 1fr / repeat(3, minmax(0, 1fr))',
      gap: 0,
    },
  },
})

export const indexColumn = style({
  '@media': {
    [media.wide]: {
      paddingInline: space[6],
      borderInlineStart: vars.border.hairline,
      gridRow: '1 / -1',
      selectors: {
        '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
        '&[data-section="camps"]': {
          gridRow: 1,
          gridColumn: 3,
          paddingInlineEnd: 0,
          paddingBottom: 20,
        },
        '&[data-section="workshops"]': { gridRow: 2, gridColumn: 3, paddingInlineEnd: 0 },
      },
    },
  },
})
