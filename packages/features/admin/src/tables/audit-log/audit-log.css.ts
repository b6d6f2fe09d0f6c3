import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const before = style({ color: color.bad, textDecorationThickness: '1px' })

export const after = style({ color: color.good, textDecoration: 'none' })

export const quiet = style({ color: color.ink3 })

export const reason = style({
  display: 'block',
  color: color.ink2,
  fontSize: vars.size[1],
})

export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
  '@media': { [media.narrow]: { display: 'grid' } },
})

export const date = style({ width: 190, '@media': { [media.narrow]: { width: '100%' } } })

export const values = style({ marginTop: space[3], whiteSpace: 'pre-line' })
