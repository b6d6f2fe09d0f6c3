import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { page } from '../../theme/text.css'

/** Clips rows that extend past the page, so that it does not scroll sideways. */
export const shell = style({
  overflowX: 'clip',
  // Pages with panes use a wide window completely.
  selectors: { '&:has([data-wide-page])': { vars: { [vars.page.width]: '1760px' } } },
})

/** Receives focus from the skip link. A focus ring around the whole page would not help. */
export const main = style([page, { ':focus-visible': { outline: 'none' } }])
