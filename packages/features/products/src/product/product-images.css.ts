import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

/** A shallow band in place of a gallery, so that price, age and seats are above the fold. */
const band = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space[4],
  minHeight: 72,
  paddingInline: space[4],
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  '@media': { [media.wide]: { minHeight: 96, paddingInline: space[5] } },
})

/** By kind. The word beside the icon says the same. */
export const bands = styleVariants({
  tuition: [band, { background: color.actSoft, color: color.actStrong }],
  activity: [band, { background: color.accentSoft, color: color.accentInk }],
  camp: [band, { background: color.goodSoft, color: color.good }],
  workshop: [band, { background: color.sunk, color: color.ink2 }],
})

export const icon = style({ display: 'grid', flex: 'none' })
globalStyle(`${icon} svg`, { width: 32, height: 32 })

export const kind = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
})

export const note = style({ color: color.ink2 })
