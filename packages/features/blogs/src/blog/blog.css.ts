import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, lead, size, space } = vars

/** Author, dates and reading time, then the page's actions, between two hairlines. */
export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[5]}`,
  marginTop: space[5],
  paddingBlock: space[1],
  borderBlock: vars.border.hairline,
})

const beforeFact = `calc(${space[3]} + 1px)`

/** The first fact of each line has its separator outside the visible area. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  marginInlineStart: `calc(-1 * ${beforeFact})`,
  paddingBlock: space[2],
  color: color.ink2,
  clipPath: `inset(0 0 0 ${beforeFact})`,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${facts} > *`, {
  paddingInlineStart: space[3],
  borderInlineStart: vars.border.hairline,
})
globalStyle(`${facts} b`, { color: color.ink })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': {
    [media.narrow]: { marginInlineStart: -8 },
    [media.wide]: { marginInlineStart: 'auto', marginInlineEnd: -8 },
  },
})

/** A wide, low strip of the cover, so that the text starts above the fold. */
export const cover = style({
  display: 'grid',
  alignItems: 'center',
  aspectRatio: '2 / 1',
  marginTop: space[5],
  overflow: 'hidden',
  borderRadius: vars.radius[1],
  '@media': {
    [media.middle]: { aspectRatio: '3 / 1' },
    [media.wide]: { aspectRatio: '4 / 1' },
    print: { display: 'none' },
  },
})

export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingTop: space[4],
})

/** Table of contents, text and author side by side; stacked on a phone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingTop: space[6],
  '@media': {
    [media.middle]: { justifyItems: 'center' },
    [media.wide]: {
      gridTemplateColumns: '216px minmax(0, 33rem) minmax(0, 1fr)',
      justifyItems: 'stretch',
      alignItems: 'start',
      gap: '64px',
      paddingTop: space[7],
    },
  },
})

const rail = style({
  width: '100%',
  '@media': { [media.middle]: { maxWidth: '33rem' } },
})

export const contents = style([
  rail,
  {
    '@media': {
      // Hidden on a phone, so that the text starts above the fold.
      [media.narrow]: { display: 'none' },
      [media.wide]: { position: 'sticky', top: space[5] },
      print: { display: 'none' },
    },
  },
])

export const railTitle = style({
  paddingTop: space[2],
  paddingBottom: space[2],
  borderTop: `1px solid ${color.rule}`,
  fontSize: size[2],
  lineHeight: lead[2],
  fontWeight: vars.weight.medium,
  fontStretch: '100%',
})

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.touch,
  paddingBlock: space[1],
  borderTop: vars.border.hairline,
  color: color.ink2,
  lineHeight: lead[2],
  ':hover': { color: color.act },
})

export const about = style([rail, { display: 'grid', gap: space[5] }])

export const aboutSection = style({ maxWidth: '33rem' })

export const note = style({ color: color.ink2, textWrap: 'pretty' })

export const related = style({ marginTop: '64px', '@media': { print: { display: 'none' } } })
