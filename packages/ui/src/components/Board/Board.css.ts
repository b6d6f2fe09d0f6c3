import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, space } = vars

const endFade = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })
const fade = keyframes({
  '0%, 90%': { vars: { [endFade]: '40px' } },
  '100%': { vars: { [endFade]: '0px' } },
})

/** Fades out at the end while more columns follow. */
export const board = style({
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, #000 calc(100% - ${endFade}), transparent)`,
      animation: `${fade} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
  '@media': {
    [media.narrow]: { scrollSnapType: 'x proximity', scrollPaddingInlineStart: 0 },
  },
})

export const column = style({
  flex: '1 0 196px',
  minWidth: 0,
  minHeight: 320,
  padding: `${space[3]} ${space[3]} ${space[5]}`,
  borderInlineEnd: vars.border.hairline,
  selectors: {
    '&:first-child': { paddingInlineStart: space[2] },
    '&:nth-last-child(2)': { borderInlineEnd: 0 },
    '&[data-narrow]': { flex: '0 0 48px', paddingInline: space[1] },
    // Dimmed within the contrast that text needs.
    '&[data-refused]': {
      background: color.sunk,
      color: color.ink3,
      vars: { [color.ink]: color.ink3, [color.ink2]: color.ink3, [color.act]: color.ink3 },
    },
    '&[data-target]': { background: color.actSoft },
  },
  '@media': {
    [media.narrow]: {
      scrollSnapAlign: 'start',
      flexBasis: 'min(72vw, 280px)',
    },
  },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.line2}`,
  selectors: {
    '[data-narrow] > &': {
      gridTemplateColumns: '1fr',
      justifyItems: 'center',
      rowGap: space[3],
      borderBottom: 0,
      color: color.ink3,
    },
  },
})

export const title = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  selectors: {
    '&:lang(hi)': { lineHeight: 1.5 },
    '[data-narrow] &': {
      writingMode: 'vertical-rl',
      fontSize: vars.size[2],
      fontWeight: vars.weight.medium,
    },
  },
})

export const count = style({
  color: color.ink3,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
})

export const note = style({
  gridColumn: '1 / -1',
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const slot = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 60,
  marginBlock: space[2],
  border: `1.5px dashed ${color.act}`,
  borderRadius: vars.radius[1],
  color: color.act,
  fontSize: vars.size[1],
})

export const item = style({
  display: 'flex',
  alignItems: 'start',
  borderBottom: vars.border.hairline,
  selectors: {
    '&[data-lifted]': {
      outline: `1px solid ${color.act}`,
      borderRadius: vars.radius[1],
      background: color.surface,
      boxShadow: vars.shadow.lift,
    },
  },
})

export const card = style({
  flex: 1,
  display: 'grid',
  gap: 1,
  minWidth: 0,
  padding: '10px 6px',
  marginInline: -6,
  overflowWrap: 'anywhere',
  selectors: {
    '&[draggable="true"]': { cursor: 'grab' },
    '&:focus-visible': { outlineOffset: -3 },
  },
})

export const actions = style({ flex: 'none', marginInlineEnd: -6 })

export const name = style({
  fontWeight: vars.weight.medium,
  selectors: { '&:lang(hi)': { lineHeight: vars.lead[3] } },
})
globalStyle(`${card}:hover ${name}`, { color: color.act })

export const more = style({
  display: 'inline-block',
  paddingBlock: space[3],
  color: color.act,
  fontWeight: vars.weight.medium,
  ':hover': { textDecoration: 'underline' },
})
