import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'
import { cut } from './queue.css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

export const rowChanges = style([cut, { ...small, color: color.ink2 }])

export const rowFacts = style({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space[3]}`,
  color: color.ink3,
})
