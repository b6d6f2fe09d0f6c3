import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** As high as a window: what comes in place of the grey bars moves no foot that is in view. */
export const page = style({ minHeight: '100svh' })

export const tabs = style({ marginTop: vars.space[5] })

export const rows = style({ marginTop: vars.space[2] })

/** Blogs in two columns, each with room for its note. */
export const blogs = style({
  display: 'grid',
  gap: vars.space[6],
  marginTop: vars.space[5],
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[7] } },
})

/** As high as the note that it stands for. */
export const removed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.touch,
  color: vars.color.ink2,
})
