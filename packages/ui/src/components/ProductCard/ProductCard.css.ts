import { globalStyle, style } from '@vanilla-extract/css'
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
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  columnGap: space[4],
  alignItems: 'center',
  // The lines below the cards of a row are level.
  height: '100%',
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
  textWrap: 'balance',
  selectors: {
    '[data-actions] &': { paddingInlineEnd: space[6] },
    '&:lang(hi)': { lineHeight: vars.lead[3] },
  },
})

/** The whole card is the link. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${card}:hover &`]: { color: color.act },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.act}`, outlineOffset: -3 },
  },
})

/** The buttons are above it, beside the name, so that the price line keeps the full width. */
export const actions = style({
  position: 'absolute',
  zIndex: 1,
  top: space[1],
  insetInlineEnd: -12,
  display: 'flex',
  color: color.ink2,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const below = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: '1 / -1',
  minWidth: 0,
  marginTop: space[1],
})

export const detail = style({
  selectors: { '[data-actions] &': { paddingInlineEnd: space[6] } },
  marginTop: 2,
  color: color.ink3,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

/** Clips the lines that overflow at the start, see `offer`. */
export const text = style({ minWidth: 0, overflowX: 'clip' })

/** The first part of each line has its separator outside the visible area. */
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  marginTop: 2,
  marginInlineStart: `calc(-1px - ${space[2]})`,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.middle]: { fontStretch: vars.stretch.name } },
})

globalStyle(`${offer} > *`, {
  paddingInlineStart: space[2],
  borderInlineStart: vars.border.hairline,
})
