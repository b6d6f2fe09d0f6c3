import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, space } = vars

export const list = style({
  display: 'grid',
  '@media': {
    [media.middle]: { gridTemplateColumns: '1fr 1fr', columnGap: space[7] },
    '(min-width: 1200px)': { gridTemplateColumns: 'repeat(3, 1fr)', columnGap: space[6] },
  },
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  columnGap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})

export const plateBar = style({
  aspectRatio: '1',
  borderRadius: vars.radius[1],
  background: color.line,
})

export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontStretch: vars.stretch.name,
  selectors: {
    [`${card}:hover &`]: { color: color.act },
    '&:lang(hi)': { lineHeight: vars.lead[3] },
  },
})

export const detail = style({
  marginTop: 2,
  color: color.ink3,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  marginTop: 2,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.middle]: { fontStretch: vars.stretch.name } },
})

export const audience = style({
  paddingInline: space[2],
  borderInline: vars.border.hairline,
  selectors: { '&:last-child': { borderInlineEnd: 0 } },
})
