import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, lead, size, space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[5]} ${space[7]}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: space[7] },
  },
})

export const main = style({ display: 'grid', gap: space[6], alignContent: 'start', minWidth: 0 })

export const beside = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  '@media': {
    [media.wide]: { position: 'sticky', top: space[5], alignSelf: 'start' },
    // On a phone the decision comes before a long text.
    [media.narrow]: { order: -1 },
  },
})

export const facts = style({ display: 'grid', gap: space[1] })

export const heading = style({ fontSize: size[3], lineHeight: lead[3] })

export const quiet = style({ color: color.ink3, textWrap: 'pretty' })

export const finding = style({
  marginTop: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.accent}`,
})

export const text = style({ display: 'grid', gap: space[3], paddingTop: space[4] })

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'start',
  paddingInlineStart: space[3],
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[data-change="added"]': { borderInlineStartColor: color.good },
    '&[data-change="removed"]': {
      borderInlineStartColor: color.bad,
      textDecoration: 'line-through',
    },
  },
})

globalStyle(`${block} > form`, { gridColumn: '1 / -1' })

export const change = style({
  display: 'inline-block',
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
})

export const commentButton = style({ whiteSpace: 'nowrap' })

export const commentForm = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.surface,
})

export const quote = style({
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.accent}`,
  color: color.ink2,
  overflowWrap: 'anywhere',
})

export const comment = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const placeButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const noteForm = style({ display: 'grid', justifyItems: 'start', gap: space[3] })

export const decision = style({ display: 'grid', gap: space[3] })
