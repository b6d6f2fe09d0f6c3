import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

export const tabs = style({
  display: 'flex',
  gap: vars.space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: vars.border.hairline,
  '@media': { [media.middle]: { gap: vars.space[5] } },
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: `calc(${vars.touch} + 4px)`,
  color: vars.color.ink2,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  flex: 'none',
  selectors: {
    '&:hover': { color: vars.color.act },
    '&[aria-current]': {
      color: vars.color.act,
      boxShadow: `inset 0 -3px ${vars.color.accent}`,
    },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})

export const count = style({
  color: vars.color.ink3,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
})

/** A name above its note. */
export const lines = style({ display: 'grid', justifyItems: 'start', paddingBlock: 8 })

export const name = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: vars.color.ink3,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
  lineHeight: vars.lead[1],
  selectors: { '&[data-late]': { color: vars.color.bad } },
})

export const end = style({
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[4],
  alignSelf: 'center',
  color: vars.color.ink3,
  fontSize: vars.size[1],
  whiteSpace: 'nowrap',
  '@media': { [media.snug]: { display: 'none' } },
})
