import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const bar = style({
  display: 'block',
  height: '1em',
  marginBlock: 4,
  borderRadius: 2,
  background: vars.color.line,
})

export const width = styleVariants({
  quarter: [bar, { width: '25%' }],
  half: [bar, { width: '50%' }],
  most: [bar, { width: '80%' }],
  full: [bar, { width: '100%' }],
})
