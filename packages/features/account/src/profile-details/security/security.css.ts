import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const factors = style({ borderTop: vars.border.hairline })

export const words = style({ flex: '1 1 240px', minWidth: 0 })

export const steps = style({ display: 'grid', gap: space[4] })

/** Scanners need dark modules on a light ground, in every theme. */
export const qr = style({
  display: 'block',
  justifySelf: 'center',
  width: 208,
  maxWidth: '100%',
  padding: space[3],
  background: '#fff',
  color: '#000',
  borderRadius: vars.radius[1],
})

export const key = style({
  fontFamily: 'ui-monospace, monospace',
  letterSpacing: '.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: `${space[2]} ${space[4]}`,
  padding: space[4],
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  fontFamily: 'ui-monospace, monospace',
  color: color.ink,
  userSelect: 'text',
})
