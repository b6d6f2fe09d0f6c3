import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The only countdown of the site: of the reader's own hold. */
export const hold = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  background: color.accentSoft,
  borderBottom: `3px solid ${color.line2}`,
  fontVariantNumeric: 'tabular-nums',
})

/** The share of the hold that is left. */
export const line = style({
  position: 'absolute',
  left: 0,
  bottom: -3,
  width: '100%',
  height: 3,
  fill: color.accent,
})

export const minutes = style({ color: color.accentInk, fontWeight: vars.weight.medium })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} 0`,
  borderBottom: vars.border.hairline,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: color.ink3 } },
})

export const day = style({ flex: '0 0 168px', fontWeight: vars.weight.medium })

export const cancelled = style({ textDecoration: 'line-through', color: color.ink3 })

export const mark = style({ color: color.ink2, fontSize: vars.size[1] })

export const end = style({ marginInlineStart: 'auto' })

export const wide = style({ width: '100%' })
