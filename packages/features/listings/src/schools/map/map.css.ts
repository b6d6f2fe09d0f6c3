import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** The room of the map: on a desktop the window beneath the tools. */
export const room = style({
  height: '420px',
  '@media': { [media.wide]: { height: 'calc(100vh - 180px)', minHeight: '420px' } },
})

/** Until the map has come. */
export const waiting = style({
  height: '100%',
  border: vars.border.hairline,
  background: vars.color.sunk,
})

/** A map needs scripts: without them there is no button for it. */
export const toggle = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const note = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.color.surface,
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  boxShadow: vars.shadow.lift,
})
