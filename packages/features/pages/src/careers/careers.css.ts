import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: vars.space[7],
  marginTop: vars.space[7],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: '64px' },
  },
})

export const jobs = style({ marginTop: vars.space[4] })
