import { style } from '@vanilla-extract/css'
import { vars } from './contract.css'
import { media } from './media'

/** Figures of equal width, so that numbers align in columns. */
export const numeric = style({ fontVariantNumeric: 'tabular-nums' })

/** Secondary words: captions, counts, sources. */
export const quiet = style({ color: vars.color.ink3 })

/** The one great title of a page that is read: 36 to 56 px, narrow and heavy. */
export const leadTitle = style({
  fontSize: vars.size[6],
  lineHeight: vars.lead[6],
  fontStretch: vars.stretch.lead,
  fontWeight: vars.weight.lead,
  letterSpacing: '-.01em',
  textWrap: 'balance',
})

/** Shown only from 1024 px up. */
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none !important' } } })

/** Shown only below 1024 px. */
export const narrowOnly = style({ '@media': { [media.wide]: { display: 'none !important' } } })

/** The column every page's content stands in, with its gutters. */
export const page = style({
  width: '100%',
  maxWidth: `calc(${vars.page.width} + 2 * ${vars.page.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.page.gutter,
})
