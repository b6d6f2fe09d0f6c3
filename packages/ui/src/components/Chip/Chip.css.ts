import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: `calc(${vars.touch} - 8px)`,
  padding: `0 10px 0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.act}`,
  borderRadius: 18,
  background: vars.color.actSoft,
  color: vars.color.act,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // A touch target of 44 px, although the chip looks 36 px high.
  '::after': { content: '', position: 'absolute', inset: -5 },
  ':hover': { borderColor: vars.color.actStrong, color: vars.color.actStrong },
  ':focus-visible': { borderRadius: 18 },
})

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  paddingBlock: 5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
