import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const group = style({ display: 'grid', gap: space[2], minWidth: 0, border: 0 })

export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})

export const to = style({ color: color.ink2 })

/** The seven days fill one row on a phone. */
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 44px))',
  gap: space[1],
})

export const day = style({ minWidth: 0, paddingInline: '0 !important' })

export const error = style({
  color: color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
})
