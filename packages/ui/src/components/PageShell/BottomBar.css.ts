import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'
import { aboveBarHeight } from './above-bar'

const { color } = vars

/** Sticky content at the bottom of the window. */
export const footer = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 20,
})

/**
 * Reserves space for one row above the bar, such as a tray, so that nothing moves when it appears.
 */
export const aboveBar = style({ position: 'absolute', inset: 'auto 0 100%' })

export const bar = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderTop: `1px solid ${color.rule}`,
  background: color.surface,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': { [media.wide]: { display: 'none' } },
  // An `ActionBar` covers it.
  selectors: { 'html:has([data-action-bar]) &': { visibility: 'hidden' } },
})

const ofBar = '61px + env(safe-area-inset-bottom)'
const ofRow = aboveBarHeight

/** Keeps the end of the page above the bar. */
export const spacer = style({})

/** Elements scrolled into view by focus stop above the bar too. */
function keepFree(condition: string, height: string, query: string) {
  globalStyle(`html:has(${condition})`, { '@media': { [query]: { scrollPaddingBottom: height } } })
  globalStyle(`${spacer}:has(${condition})`, { '@media': { [query]: { paddingBottom: height } } })
}
keepFree(bar, `calc(${ofBar})`, media.narrow)
keepFree(`${aboveBar}:not(:empty)`, `calc(${ofBar} + ${ofRow})`, media.narrow)
keepFree(`${aboveBar}:not(:empty)`, ofRow, media.wide)

export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  width: '100%',
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
