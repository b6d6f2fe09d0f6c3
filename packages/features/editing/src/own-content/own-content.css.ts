import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** At least as high as the window, so that loading does not move a visible footer. */
export const page = style({ minHeight: '100svh' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[4],
})

export const tabs = style({ marginTop: vars.space[5] })

/** Two columns on wide screens. */
export const list = style({
  display: 'grid',
  gap: vars.space[6],
  marginTop: vars.space[5],
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[7] } },
})
