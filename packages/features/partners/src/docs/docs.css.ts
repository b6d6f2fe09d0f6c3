import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'
import { mono } from '../code.css'

const { color, space } = vars
const measure = '68ch'

/** Table of contents beside the text, or above it on a phone. */
export const columns = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: '216px minmax(0, 820px)',
      columnGap: '64px',
      alignItems: 'start',
    },
  },
})

export const contents = style({
  marginTop: space[7],
  borderTop: vars.border.hairline,
  '@media': { [media.wide]: { position: 'sticky', top: space[5], marginTop: space[7] } },
})

export const contentsList = style({
  '@media': {
    [media.middle]: { columns: 2, columnGap: space[6] },
    [media.wide]: { columns: 1 },
  },
})

export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.touch,
  borderBottom: vars.border.hairline,
  color: color.ink2,
  breakInside: 'avoid',
  ':hover': { color: color.act },
})

export const main = style({ minWidth: 0 })

export const section = style({ paddingTop: space[7] })

export const paragraph = style({
  maxWidth: measure,
  marginTop: space[3],
  fontSize: vars.size[3],
  lineHeight: vars.lead[4],
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const inline = style({
  // The negative margin keeps word spacing even in spite of the padding.
  marginInline: '-1px',
  padding: '1px 3px',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius[1],
  background: color.sunk,
  fontFamily: mono,
  fontSize: '0.88em',
})

export const definitions = style({ marginTop: space[4], borderTop: vars.border.hairline })

export const definition = style({
  display: 'grid',
  gap: `${space[1]} ${space[5]}`,
  padding: `${space[3]} 0`,
  borderBottom: vars.border.hairline,
  '@media': { [media.middle]: { gridTemplateColumns: '248px minmax(0, 1fr)' } },
})

export const name = style({
  color: color.act,
  fontFamily: mono,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const meaning = style({ overflowWrap: 'anywhere' })

export const facts = style({
  marginTop: space[1],
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})

export const guide = style({ paddingTop: space[6], scrollMarginTop: 0 })

export const guideTitle = style({
  marginTop: space[5],
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  selectors: { [`${guide} > &`]: { marginTop: 0 } },
})

export const action = style({ marginTop: space[5] })
