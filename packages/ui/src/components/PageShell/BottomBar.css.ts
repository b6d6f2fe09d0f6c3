import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color } = vars

export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 20,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderTop: `1px solid ${color.rule}`,
  background: color.surface,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } },
})

const height = 'calc(61px + env(safe-area-inset-bottom))'

/** What is scrolled to, by focus or by an arrow key, stops above the bar. */
globalStyle(`html:has(${bar})`, {
  '@media': { [media.narrow]: { scrollPaddingBottom: height } },
})

/** Keeps the page's end above the bar. */
export const room = style({
  '@media': {
    [media.narrow]: { paddingBottom: height },
  },
})

export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 60,
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
  fontStretch: '78%',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { color: color.act, boxShadow: `inset 0 3px ${color.accent}` },
    '&:focus-visible': { outlineOffset: -3 },
  },
})
