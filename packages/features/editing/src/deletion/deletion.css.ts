import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const consequences = style({ display: 'grid', gap: space[2], color: color.ink2 })

/** A square button, as high as the buttons beside it. */
export const more = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.touch,
  minHeight: vars.touch,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  color: color.ink2,
  ':hover': { borderColor: color.act, color: color.act },
})

export const section = style({ display: 'grid', gap: space[3], marginTop: space[7] })

export const text = style({ color: color.ink2 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})

export const rowText = style({ display: 'grid', minWidth: 0 })

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
