import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

/* The remaining values. The expand button disappears once they are shown. */
export const more = style({})

export const summary = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  color: vars.color.act,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  textUnderlineOffset: 4,
  ':hover': { color: vars.color.actStrong, textDecoration: 'underline' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const closedLabel = style({ selectors: { [`${more}[open] &`]: { display: 'none' } } })
export const openLabel = style({ selectors: { [`${more}:not([open]) &`]: { display: 'none' } } })

/** Searching needs scripts. */
export const search = style({
  marginBottom: vars.space[1],
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const noMatch = style({ color: vars.color.ink2, ':empty': { position: 'absolute' } })
