import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, lead, size, space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBlock: `${space[5]} ${space[7]}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', columnGap: space[7] },
  },
})

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  alignContent: 'start',
})

export const beside = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  '@media': { [media.narrow]: { order: -1 } },
})

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
})

export const heading = style({
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.line2}`,
  fontSize: size[3],
  lineHeight: lead[3],
})

export const pair = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr' } },
})

export const moment = style({ margin: 0, padding: 0, border: 0, minWidth: 0 })

export const legend = style({ padding: `0 0 ${space[1]}`, fontWeight: vars.weight.medium })

export const add = style({ marginTop: space[3] })

export const question = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})

export const quiet = style({ color: color.ink3, textWrap: 'pretty' })

export const problem = style({ color: color.bad })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: color.ink3,
})
