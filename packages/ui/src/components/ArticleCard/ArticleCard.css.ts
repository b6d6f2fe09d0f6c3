import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, lead, size, space } = vars

/** Below this a column of cards has small images, so that the column stays short. */
const narrow = '(max-width: 479px)'

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  selectors: {
    '&[data-look="beside"]': {
      gridTemplateColumns: '112px minmax(0, 1fr)',
      alignItems: 'start',
      gap: space[4],
    },
  },
  '@media': {
    [narrow]: {
      selectors: {
        '&[data-look="standing"]': {
          gridTemplateColumns: '112px minmax(0, 1fr)',
          gap: space[4],
        },
      },
    },
  },
})

globalStyle(`${card}[data-look="standing"] > :is(img, image > img)`, {
  '@media': { [narrow]: { aspectRatio: '1' } },
})

export const text = style({ minWidth: 0 })

export const kicker = style({
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
})

export const title = style({
  marginTop: space[1],
  fontSize: size[4],
  lineHeight: lead[4],
  fontStretch: vars.stretch.narrow,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-look="beside"] &': {
      fontSize: size[3],
      lineHeight: lead[3],
      fontStretch: vars.stretch.name,
    },
    '[data-look="lead"] &': {
      fontSize: size[5],
      lineHeight: lead[5],
      textWrap: 'balance',
    },
    '&:lang(hi)': { fontStretch: '100%', lineHeight: 1.5 },
  },
  '@media': {
    [narrow]: {
      selectors: {
        '[data-look="standing"] &': {
          fontSize: size[3],
          lineHeight: lead[3],
          fontStretch: vars.stretch.name,
        },
        '[data-look="standing"] &:lang(hi)': { fontStretch: '100%', lineHeight: 1.5 },
      },
    },
  },
})

export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${card}:hover &`]: { color: color.act },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${color.act}`,
      outlineOffset: -3,
      borderRadius: vars.radius[1],
    },
  },
})

export const summary = style({
  marginTop: space[2],
  color: color.ink2,
  textWrap: 'pretty',
  selectors: {
    '[data-look="lead"] &': { fontSize: size[3], lineHeight: lead[3], maxWidth: '60ch' },
  },
  '@media': {
    [narrow]: { selectors: { '[data-look="standing"] &': { display: 'none' } } },
  },
})

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginTop: space[2],
  '@media': { [media.middle]: { marginTop: space[3] } },
})

export const below = style({ position: 'relative', zIndex: 1, marginTop: space[2] })

export const byline = style({ color: color.ink3, fontSize: size[1], lineHeight: lead[1] })

/** The whole card is the link. The buttons are above it in the stacking order and fit the line height. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  marginBlock: -12,
  marginInlineStart: 'auto',
  color: color.ink2,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
