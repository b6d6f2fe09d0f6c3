import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, space } = vars

/** On a phone the tabs scroll sideways. */
export const list = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${color.line2}`,
  '@media': { [media.middle]: { gap: space[5] } },
})

export const tab = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minHeight: `calc(${vars.touch} + 4px)`,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink2,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.act },
    '&[aria-selected="true"]': { color: color.act, boxShadow: `inset 0 -3px ${color.accent}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { textDecoration: 'underline' } },
    },
  },
})

export const count = style({
  color: color.ink3,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
})

export const panel = style({
  paddingBlock: space[4],
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
})
