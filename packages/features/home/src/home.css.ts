import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const smallPhone = '(max-width: 389px)'

/** The hero has the largest type of the site, with the banner beside it. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingTop: space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: '64px',
      paddingTop: space[7],
    },
  },
})

export const heroText = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const headline = style({
  fontSize: vars.size[6],
  lineHeight: vars.lead[6],
  fontStretch: vars.stretch.lead,
  fontWeight: vars.weight.lead,
  letterSpacing: '-.015em',
  textWrap: 'balance',
  // Two lines on every phone: whether one is enough depends on the font, which can load late.
  '@media': { '(max-width: 767px)': { maxWidth: '9em' } },
})

export const hindi = style({
  marginTop: space[3],
  fontSize: vars.size[3],
  color: color.ink2,
  textWrap: 'pretty',
  '@media': { [media.wide]: { fontSize: vars.size[4] } },
})

export const search = style({ marginTop: space[5] })

/** Fits in one row even on the smallest phones, whose buttons have no icons. */
export const providerLinks = style({
  display: 'flex',
  gap: space[3],
  marginTop: space[4],
})

export const providerLink = style({
  '@media': { [smallPhone]: { flex: 1, paddingInline: space[2] } },
})

globalStyle(`${providerLink} svg`, { '@media': { [smallPhone]: { display: 'none' } } })

export const near = style({
  marginTop: space[5],
  '@media': { [media.wide]: { marginTop: 'auto', paddingTop: space[5] } },
})

export const nearHead = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.regular,
  fontStretch: '100%',
  letterSpacing: 0,
})

export const towns = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  '@media': { [media.wide]: { marginBottom: -12 } },
})

export const town = style({ minHeight: vars.touch })

export const banner = style({ minWidth: 0 })

/** Keeps the footer out of view while the sections load. */
export const sectionsFallback = style({ minHeight: '100vh' })
