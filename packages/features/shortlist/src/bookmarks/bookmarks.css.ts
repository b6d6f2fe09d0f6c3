import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** At least as high as the viewport, so that replacing the skeleton does not move a visible footer. */
export const page = style({ minHeight: '100svh' })

export const tabs = style({ marginTop: vars.space[5] })

export const rows = style({ marginTop: vars.space[2] })

/** Two columns, so that each blog has room for its note. */
export const blogs = style({
  display: 'grid',
  gap: vars.space[6],
  marginTop: vars.space[5],
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[7] } },
})

/** As high as the note it replaces. */
export const removed = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.touch,
  color: vars.color.ink2,
})

export const unavailable = style({ display: 'grid', gap: vars.space[2], marginTop: vars.space[7] })

export const unavailableRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBottom: vars.border.hairline,
})

export const unavailableName = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const reason = style({ color: vars.color.ink2, overflowWrap: 'anywhere' })
