import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const title = style({ paddingBlock: `${vars.space[2]} ${vars.space[4]}` })

/** Figures side by side, separated by hairlines. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `1px solid ${vars.color.rule}`,
  borderBottom: vars.border.hairline,
  '@media': {
    [media.middle]: { gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' },
  },
})

export const figure = style({
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[4]} 0`,
  '@media': {
    [media.middle]: {
      selectors: {
        '& + &': { paddingInlineStart: vars.space[4], borderInlineStart: vars.border.hairline },
      },
    },
  },
})

export const figureName = style({
  color: vars.color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const value = style({
  marginTop: vars.space[1],
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
globalStyle(`${value} em`, { fontSize: vars.size[2], fontStretch: '100%' })

export const figureNote = style({
  color: vars.color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})

export const section = style({ paddingTop: vars.space[7] })

/** Entries run down the columns, as in a printed index. */
export const index = style({
  columnGap: vars.space[6],
  '@media': { [media.middle]: { columnCount: 2 }, [media.wide]: { columnCount: 4 } },
})
globalStyle(`${index} > li`, { breakInside: 'avoid', borderBottom: vars.border.hairline })
globalStyle(`${index} > li > a`, { borderTop: 0 })

export const notAll = style({
  maxWidth: '64ch',
  color: vars.color.ink3,
  fontSize: vars.size[1],
})

export const note = style({
  marginTop: vars.space[7],
  maxWidth: '64ch',
  color: vars.color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})
