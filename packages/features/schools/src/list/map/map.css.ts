import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** On a desktop the map fills the window below the toolbar. */
export const container = style({
  height: '420px',
  '@media': { [media.wide]: { height: 'calc(100vh - 180px)', minHeight: '420px' } },
})

/** Shown until the map has loaded. */
export const placeholder = style({
  height: '100%',
  border: vars.border.hairline,
  background: vars.color.sunk,
})

/** The map needs scripts, so its button is hidden without them. */
export const toggle = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const note = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.color.surface,
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  boxShadow: vars.shadow.lift,
})
