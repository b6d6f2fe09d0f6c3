import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 760px)',
  gap: space[6],
  paddingBottom: space[6],
})

export const text = style({ marginBottom: space[3], color: color.ink2, textWrap: 'pretty' })

export const quiet = style({ color: color.ink3 })

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const headLinks = style([buttons, { marginTop: space[3] }])

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginTop: space[3],
})

export const problem = style({ color: color.bad, fontWeight: vars.weight.medium })

export const lines = style({ marginBottom: space[3] })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: vars.touch,
  paddingBlock: space[1],
  borderBottom: vars.border.hairline,
})

export const lineMain = style({ minWidth: 0, flex: 1 })

export const slot = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  gap: `0 ${space[3]}`,
  fontVariantNumeric: 'tabular-nums',
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[3],
})

export const excerpt = style({
  overflow: 'hidden',
  color: color.ink3,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const holidayForm = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@media': {
    [media.middle]: { gridTemplateColumns: '200px minmax(0, 1fr) auto', alignItems: 'end' },
  },
})

export const templateFields = style({ display: 'grid', gap: space[4] })

export const preview = style({
  marginTop: space[2],
  padding: space[3],
  background: color.sunk,
  borderRadius: vars.radius[1],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
