import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, lead, size, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: 680,
  paddingBottom: space[7],
})

export const section = style({ display: 'grid', gap: space[4] })

export const heading = style({
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.line2}`,
  fontSize: size[3],
  lineHeight: lead[3],
  overflowWrap: 'anywhere',
})

export const quiet = style({ color: color.ink3, textWrap: 'pretty' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const pair = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr' } },
})

export const answer = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const notice = style({
  padding: space[4],
  background: color.surface,
  border: vars.border.hairline,
})

export const problem = style({ color: color.bad })

export const images = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minWidth: 0,
})

export const legend = style({
  padding: 0,
  fontSize: size[2],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
