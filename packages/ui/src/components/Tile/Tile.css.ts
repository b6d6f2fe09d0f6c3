import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, size, lead, space } = vars

const gap = `calc(2 * ${space[5]})`

/* Equal columns with hairlines in the gaps. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  selectors: {
    '&:has([data-look="standing"])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${space[5]} ${space[4]}`,
    },
  },
  '@media': {
    [media.middle]: {
      selectors: { '&[data-columns="4"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [media.wide]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      selectors: {
        '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        '&:has([data-look="standing"])': { columnGap: gap },
      },
    },
  },
})

const besides = '&:not(:has([data-look="standing"]))'

export const entry = style({
  position: 'relative',
  minWidth: 0,
  selectors: { [`${besides}:not(:first-child)`]: { borderTop: vars.border.hairline } },
  '@media': {
    [media.middle]: {
      selectors: { [`[data-columns="4"] > ${besides}:nth-child(2)`]: { borderTop: 0 } },
    },
    [media.wide]: {
      selectors: {
        [`${besides}:not(:first-child)`]: { borderTop: 0 },
        '&:not(:first-child)::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `calc(-1 * ${space[5]})`,
          borderInlineStart: vars.border.hairline,
        },
      },
    },
  },
})

export const tile = style({
  display: 'grid',
  height: '100%',
  alignContent: 'start',
  selectors: {
    '&[data-look="beside"]': {
      gridTemplateColumns: '72px minmax(0, 1fr)',
      gap: space[4],
      alignItems: 'start',
      paddingBlock: space[3],
    },
    '&[data-look="standing"]': { gap: space[3] },
    '&[data-look="window"]': {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: space[5],
      alignItems: 'center',
      paddingBlock: space[3],
    },
  },
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-look="beside"]': {
          gridTemplateColumns: '88px minmax(0, 1fr)',
          paddingBlock: space[1],
        },
        '&[data-look="window"]': {
          gridTemplateColumns: '136px minmax(0, 1fr)',
          paddingBlock: space[2],
        },
      },
    },
  },
})

const ogee = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none"><path d="M0 1V.42C0 .22 .34 .2 .5 0C.66 .2 1 .22 1 .42V1Z"/></svg>',
)

/** A pointed arch. */
export const window = style({
  mask: `url("data:image/svg+xml,${ogee}") center / 100% 100% no-repeat`,
  borderRadius: 0,
})

export const plateBar = style({
  aspectRatio: '1',
  borderRadius: vars.radius[1],
  background: color.line,
})

export const kicker = style({
  marginBottom: space[1],
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
})

export const figure = style({
  fontSize: size[5],
  lineHeight: lead[5],
  fontStretch: vars.stretch.lead,
  fontWeight: vars.weight.lead,
  fontVariantNumeric: 'tabular-nums',
})

export const title = style({
  fontSize: size[3],
  lineHeight: lead[3],
  fontStretch: vars.stretch.name,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: {
    [`${tile}:hover &`]: { color: color.act },
    '[data-look="window"] &': {
      color: color.act,
      fontStretch: '100%',
      fontWeight: vars.weight.medium,
    },
    '[data-look="window"]:hover &': { color: color.actStrong },
  },
})

export const detail = style({ marginTop: 2, color: color.ink3, textWrap: 'pretty' })
