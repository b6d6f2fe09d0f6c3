import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const progress = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.surface,
})

export const name = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const hint = style({ color: color.ink3, textWrap: 'pretty' })
