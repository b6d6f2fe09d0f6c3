import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const dialog = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

/** Parts of a cell below each other, such as a state and what can be done about it. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[1],
})

/** Parts of a cell beside each other as far as they fit. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  selectors: { '& + &': { paddingTop: space[4], borderTop: vars.border.hairline } },
})
