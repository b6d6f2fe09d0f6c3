import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const filters = style({ display: 'grid', gap: space[5] })

export const filter = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const name = style({ fontWeight: vars.weight.medium })

export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  columnGap: space[4],
  width: '100%',
})

export const waiting = style({ color: color.ink2 })
