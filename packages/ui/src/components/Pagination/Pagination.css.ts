import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
})

export const links = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
})

export const span = style({
  color: vars.color.ink3,
  fontVariantNumeric: 'tabular-nums',
})

export const gap = style({ color: vars.color.ink3, minWidth: vars.space[4], textAlign: 'center' })

export const page = style({
  minWidth: vars.touch,
  paddingInline: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-current]': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.paper,
    },
  },
})

/* On a phone the current page and its neighbours are enough. */
export const far = style({ '@media': { '(max-width: 479px)': { display: 'none' } } })
