import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'flex',
  gap: vars.space[5],
  marginTop: vars.space[4],
  borderBottom: vars.border.hairline,
  background: vars.color.paper,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: `calc(${vars.touch} + 4px)`,
  color: vars.color.ink2,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  outlineOffset: -3,
  selectors: {
    '&:hover, &[aria-current]': { color: vars.color.act },
    '&[aria-current]': { boxShadow: `inset 0 -3px ${vars.color.accent}` },
    '&:focus-visible': { outlineOffset: -3 },
  },
})
