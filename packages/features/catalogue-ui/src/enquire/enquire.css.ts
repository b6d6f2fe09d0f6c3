import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const box = style({
  display: 'grid',
  gap: space[2],
  marginTop: space[4],
  '@media': { print: { display: 'none' } },
})

export const button = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const note = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  textWrap: 'pretty',
})

export const state = style({ fontWeight: vars.weight.medium })
