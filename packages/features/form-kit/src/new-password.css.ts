import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: vars.space[2] })

export const meter = style({
  display: 'grid',
  gridTemplateColumns: '120px 1fr',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.lead[1],
  selectors: { '&:not([data-strength])': { visibility: 'hidden' } },
})

export const bars = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 3 })

export const bar = style({
  height: 4,
  background: vars.color.line,
  selectors: {
    '[data-strength="weak"] &[data-on]': { background: vars.color.bad },
    '[data-strength="fair"] &[data-on]': { background: vars.color.accent },
    '[data-strength="strong"] &[data-on]': { background: vars.color.good },
  },
})

export const label = style({
  color: vars.color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
