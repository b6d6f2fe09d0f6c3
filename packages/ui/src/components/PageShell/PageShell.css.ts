import { style } from '@vanilla-extract/css'
import { page } from '../../theme/text.css'

/** A row that runs out of the page is cut at the window, or a scroll bar would make it slide. */
export const shell = style({ overflowX: 'clip' })

/** It takes the focus of the skip link, where a ring round the whole page would tell nothing. */
export const main = style([page, { ':focus-visible': { outline: 'none' } }])
