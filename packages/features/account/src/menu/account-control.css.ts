import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** Same width for visitors and users: pages are rendered for visitors and must not shift. */
export const root = style({
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

export const label = style({
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
  // Generated content with empty alternative text: screen readers must start with the visible label.
  '::before': { content: 'attr(data-initial) / ""' },
})

export const chevron = style({
  '@media': { [media.narrow]: { display: 'none' } },
})
