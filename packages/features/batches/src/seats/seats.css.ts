import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars
const hatch = (line: string) =>
  `repeating-linear-gradient(-45deg, ${line} 0 2px, transparent 2px 4px)`

const stripBase = style({ display: 'flex', minWidth: 0 })
export const strip = styleVariants({
  small: [stripBase, { gap: 2, width: '100%', maxWidth: 144, height: 12 }],
  large: [stripBase, { gap: 3, width: '100%', height: 32 }],
})

const cellBase = style({
  flex: '1 1 0',
  minWidth: 2,
  // Forced colours remove backgrounds.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})
const looks = {
  confirmed: { background: color.act },
  elsewhere: { background: color.ink3 },
  held: { background: hatch(color.act), boxShadow: `inset 0 0 0 1px ${color.act}` },
  offered: { boxShadow: `inset 0 0 0 2px ${color.act}` },
  other: { background: `linear-gradient(${color.act}, ${color.act}) top / 100% 50% no-repeat` },
  free: {
    background: `linear-gradient(${color.line2}, ${color.line2}) bottom / 100% 2px no-repeat`,
  },
} as const
export const cell = styleVariants(looks, (look) => [cellBase, look])
globalStyle(`[data-paused] > ${cell.confirmed}`, { background: color.ink3 })

export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  marginTop: space[3],
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
export const keyPart = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const keyCount = style({ color: color.ink, fontWeight: vars.weight.bold })
const keyBase = style({ flex: 'none', width: 12, height: 12 })
export const keyMark = styleVariants(looks, (look) => [keyBase, look])

/** Figures before the strip. */
export const cellOf = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: `2px ${space[2]}`,
  alignItems: 'center',
})
export const figures = style({ fontWeight: vars.weight.medium, fontVariantNumeric: 'tabular-nums' })
export const note = style({
  gridColumn: 2,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
