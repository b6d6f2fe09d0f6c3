import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBottom: space[7],
})

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[2],
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space[7],
    },
  },
})

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
})

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'start',
  paddingTop: space[3],
})

export const text = style({ color: color.ink2, maxWidth: '68ch', textWrap: 'pretty' })

export const lines = style({ width: '100%' })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minHeight: 60,
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})

export const lineText = style({ minWidth: 0, flex: '1 1 200px', overflowWrap: 'anywhere' })

export const lineName = style({ fontWeight: vars.weight.medium })

export const quiet = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  width: '100%',
  maxWidth: 480,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

/** A change that waits for an admin. */
export const pending = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  width: '100%',
  padding: space[4],
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[2],
  background: color.surface,
})

export const decision = style({ display: 'grid', gap: space[3] })

export const pendingTitle = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

export const quote = style({
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.line2}`,
  color: color.ink2,
  overflowWrap: 'anywhere',
})

export const changes = style({ display: 'grid', gap: space[1] })

export const permission = style({ paddingBlock: space[2], borderBottom: vars.border.hairline })

export const choices = style({ border: 0, margin: 0, padding: 0 })

export const error = style({
  color: vars.color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
})

export const legend = style({ padding: 0, fontWeight: vars.weight.medium })

/** As high as the page will be, so that the footer does not jump. */
export const skeleton = style({
  display: 'grid',
  gap: space[3],
  minHeight: '60vh',
  alignContent: 'start',
})
