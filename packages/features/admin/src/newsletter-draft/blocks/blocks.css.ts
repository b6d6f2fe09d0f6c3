import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space, size, lead } = vars

export const field = style({ display: 'grid', gap: space[3], minWidth: 0, padding: 0, border: 0 })

export const legend = style({ padding: 0, marginBottom: space[2], fontWeight: 600 })

export const empty = style({ color: color.ink3 })

export const problem = style({ color: color.bad })

export const list = style({ display: 'grid', gap: space[3], padding: 0, listStyle: 'none' })

export const block = style({
  display: 'grid',
  gap: space[3],
  minWidth: 0,
  padding: space[3],
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.surface,
})

export const blockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
})

export const tools = style({ display: 'flex', gap: space[1] })

export const blogTitle = style({ fontWeight: 600, overflowWrap: 'anywhere' })

export const image = style({ display: 'grid', gap: space[3] })

export const imagePreview = style({ maxWidth: '100%', maxHeight: 240, justifySelf: 'start' })

/** As high as an empty editor. */
export const waiting = style({ minHeight: 240 })

export const adders = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  padding: 0,
  border: 0,
})

export const addLegend = style({
  float: 'left',
  padding: 0,
  marginInlineEnd: space[2],
  color: color.ink3,
})

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[3],
})
