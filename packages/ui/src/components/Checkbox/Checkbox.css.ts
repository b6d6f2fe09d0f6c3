import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color } = vars

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  gap: 10,
  alignItems: 'center',
  minHeight: vars.touch,
  cursor: 'pointer',
  '@media': {
    '(min-width: 1024px) and (pointer: fine)': { minHeight: `calc(${vars.touch} - 8px)` },
  },
  selectors: {
    '&:hover': { color: color.act },
    '&[data-empty]:not(:hover)': { color: color.ink3 },
    '&:has(:disabled)': { color: color.ink3, cursor: 'not-allowed' },
  },
})

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  margin: 0,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  cursor: 'inherit',
  ':checked': { background: color.act, borderColor: color.act },
  ':indeterminate': { background: color.act, borderColor: color.act },
  ':disabled': { background: color.sunk, borderColor: color.line },
  selectors: {
    '&[aria-invalid="true"]:enabled:not(:checked)': { borderColor: color.bad },
    '&:indeterminate::after': { content: '', width: 10, height: 2, background: color.onAct },
    '&:checked:not(:indeterminate)::after': {
      content: '',
      width: 10,
      height: 5,
      border: `solid ${color.onAct}`,
      borderWidth: '0 0 2px 2px',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
    '&:checked:disabled': { background: color.line2, borderColor: color.line2 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const text = style({
  selectors: { '&:lang(hi)': { lineHeight: vars.lead[3] } },
})

export const count = style({
  color: color.ink3,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
})
