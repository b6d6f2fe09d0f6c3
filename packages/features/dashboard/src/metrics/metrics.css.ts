import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Controls, which do not print. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })

export const controls = style([
  screenOnly,
  { display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'end' },
])

export const pair = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
})
globalStyle(`${pair} > *`, { minWidth: 0, breakInside: 'avoid' })

export const definition = style({
  maxWidth: 340,
  padding: space[3],
  display: 'grid',
  gap: space[2],
})

export const check = style({ color: color.ink2 })
export const differs = style({ color: color.bad, fontWeight: vars.weight.medium })

export const note = style({ display: 'grid', gap: space[1] })
