import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** As high as a window: what comes in place of the grey bars moves no foot that is in view. */
export const page = style({ minHeight: '100svh' })

export const tabs = style({ marginTop: vars.space[5] })

/** Two columns where there is room. */
export const blogs = style({
  display: 'grid',
  gap: vars.space[6],
  marginTop: vars.space[5],
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[7] } },
})
