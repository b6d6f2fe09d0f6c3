import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { space } = vars

export const anchor = style({ position: 'relative', minWidth: 0 })

export const range = style({ minWidth: 0 })

export const legend = style({
  padding: `0 0 ${space[2]}`,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

/** Side by side if a date and its button fit. */
export const ends = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 158px), 1fr))',
  gap: space[3],
})
