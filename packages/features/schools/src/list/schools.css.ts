import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const areas = style({ marginTop: vars.space[6] })

/** The divider below the range follows the note instead. */
export const fees = style({ borderBottom: vars.border.hairline, paddingBottom: vars.space[4] })

export const feesRange = style({ selectors: { '&&': { borderBottom: 0, paddingBottom: 0 } } })

export const feesNote = style({
  marginTop: vars.space[3],
  color: vars.color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
