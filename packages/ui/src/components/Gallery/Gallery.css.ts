import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, space } = vars

/* On a phone a row that scrolls sideways; from 1024 px one large and four small images. */
export const gallery = style({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  marginInline: `calc(-1 * ${vars.page.gutter})`,
  paddingInline: vars.page.gutter,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplate: '208px 208px / 2fr 1fr 1fr',
      gap: space[4],
      overflow: 'visible',
      margin: 0,
      padding: 0,
      selectors: {
        '&[data-count="1"]': { gridTemplate: '320px / minmax(0, 480px)' },
        '&[data-count="2"]': { gridTemplate: '320px / minmax(0, 480px) minmax(0, 480px)' },
        '&[data-count="3"]': { gridTemplateColumns: '2fr 1fr' },
      },
    },
    print: { flexWrap: 'wrap' },
  },
})

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 0 auto',
  width: 200,
  selectors: { '&:first-child': { width: 320 }, '&:only-child': { width: '100%', maxWidth: 480 } },
  '@media': {
    [media.wide]: {
      width: 'auto',
      minHeight: 0,
      selectors: {
        '&:first-child, &:only-child': { width: 'auto', gridRow: '1 / -1' },
        '[data-count="4"] > &:last-child': { gridColumn: 'span 2' },
      },
    },
  },
})

export const link = style({
  display: 'block',
  cursor: 'zoom-in',
  '@media': { [media.wide]: { flex: 1, minHeight: 0 } },
})

export const thumbnail = style({
  height: 200,
  aspectRatio: 'auto',
  '@media': { [media.wide]: { height: '100%' } },
})

export const caption = style({
  minHeight: 22,
  paddingTop: 6,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const all = style({
  position: 'absolute',
  insetInlineEnd: 12,
  bottom: 34,
  '@media': { [media.narrow]: { display: 'none' } },
})

export const viewer = style({
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.paper,
  color: color.ink,
  overscrollBehavior: 'contain',
  selectors: { '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' } },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 60,
  paddingInline: vars.page.gutter,
})

export const place = style({ fontVariantNumeric: 'tabular-nums' })

export const stage = style({
  position: 'relative',
  minHeight: 0,
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
})

export const full = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  paddingInline: vars.page.gutter,
  objectFit: 'contain',
  filter: vars.image.dim,
})

export const footer = style([bar, { justifyContent: 'center' }])
export const text = style({ flex: 1, textAlign: 'center', color: color.ink2 })
