import { style } from '@vanilla-extract/css'
import { page } from '../../theme/text.css'

/** Clips rows that extend past the page, so that it does not scroll sideways. */
export const shell = style({ overflowX: 'clip' })

/** Receives focus from the skip link. A focus ring around the whole page would not help. */
export const main = style([page, { ':focus-visible': { outline: 'none' } }])
