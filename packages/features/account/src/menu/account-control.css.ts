import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** As wide for a visitor as for a user: the page comes as a visitor's, and must not jump. */
export const place = style({
  display: 'flex',
  justifyContent: 'flex-end',
  width: vars.touch,
  '@media': { [media.wide]: { width: 168 } },
})

export const control = style({
  paddingInline: 0,
  width: '100%',
  '@media': { [media.narrow]: { border: 0, background: 'none' } },
})

export const words = style({
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { display: 'none' } },
})

export const menu = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: vars.touch,
  minHeight: vars.touch,
  fontWeight: vars.weight.medium,
  selectors: { '&:hover, &[aria-expanded="true"]': { color: vars.color.act } },
})

export const initial = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: vars.color.act,
  color: vars.color.onAct,
  fontSize: vars.size[1],
  fontWeight: vars.weight.bold,
  // An image of the name, not words: what is read out begins with the words that are seen.
  '::before': { content: 'attr(data-initial) / ""' },
})

export const chevron = style({
  '@media': { [media.narrow]: { display: 'none' } },
})
