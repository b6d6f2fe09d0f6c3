import { style } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { media } from './media'

/** Figures of equal width, so that numbers align in columns. */
export const numeric = style({ fontVariantNumeric: 'tabular-nums' })

/** Secondary text: captions, counts, sources. */
export const quiet = style({ color: vars.color.ink3 })

/** The large title of a reading page: 36 to 56 px, narrow and heavy. */
export const leadTitle = style({
  fontSize: vars.size[6],
  lineHeight: vars.lead[6],
  fontStretch: vars.stretch.lead,
  fontWeight: vars.weight.lead,
  letterSpacing: '-.01em',
  wordSpacing: '.08em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    '&:lang(hi)': { fontStretch: '100%', letterSpacing: 0, wordSpacing: 0, lineHeight: 1.35 },
  },
})

/** The title of a page about one record: 28 to 44 px. */
export const nameTitle = style({
  fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.75rem)',
  lineHeight: 1.1,
  fontStretch: vars.stretch.lead,
  fontWeight: vars.weight.lead,
  letterSpacing: '-.01em',
  wordSpacing: '.08em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    '&:lang(hi)': { fontStretch: '100%', letterSpacing: 0, wordSpacing: 0, lineHeight: 1.35 },
  },
})

/** Shown only from 1024 px up. */
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none !important' } } })

/** Shown only from 1280 px up. */
export const roomyOnly = style({ '@media': { [media.snug]: { display: 'none !important' } } })

/** Shown only below 1024 px, and not in print. */
export const narrowOnly = style({
  '@media': {
    [media.wide]: { display: 'none !important' },
    print: { display: 'none !important' },
  },
})

/** The content column of every page, with its gutters. */
export const page = style({
  width: '100%',
  maxWidth: `calc(${vars.page.width} + 2 * ${vars.page.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.page.gutter,
})
