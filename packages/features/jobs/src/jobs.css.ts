import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const payField = style({
  paddingBlock: vars.space[4],
  borderBottom: vars.border.hairline,
})

/** The notice above a closed job. */
export const closed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginTop: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: `3px solid ${vars.color.bad}`,
  background: vars.color.sunk,
})

export const pay = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' })

export const mine = style({ marginTop: vars.space[3], fontSize: vars.size[1] })

/** In place of Apply, in a row by itself. */
export const application = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
})

export const buttons = style({
  selectors: { [`&:has(> ${application})`]: { gridAutoFlow: 'row' } },
})

export const applied = style({ fontWeight: vars.weight.medium })
