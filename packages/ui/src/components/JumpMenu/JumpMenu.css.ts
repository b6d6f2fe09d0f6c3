import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '100%',
  minHeight: vars.touch,
  color: color.act,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
})

/** Cut off first when the row is narrow. */
export const current = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  color: color.ink3,
  fontWeight: vars.weight.regular,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const label = style({ flex: 'none' })

export const chevron = style({ flex: 'none' })
