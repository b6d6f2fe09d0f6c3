import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBottom: space[8],
})

/** The next steps, beside the main text on wide screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto 1fr',
      columnGap: space[8],
    },
  },
})

const beside = { [media.wide]: { gridColumn: 2 } }

export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  '@media': beside,
})

export const main = style({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  '@media': { [media.wide]: { gridColumn: 1, gridRow: '1 / span 2' } },
})

export const aside = style({ minWidth: 0, '@media': beside })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: color.ink2,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
})

export const pay = style({
  color: color.ink,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  paddingTop: space[5],
})

export const text = style({
  maxWidth: '68ch',
  color: color.ink2,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  textWrap: 'pretty',
})

/** Above a message that asks for something suspicious. */
export const careful = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlock: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderInlineStart: `3px solid ${vars.color.bad}`,
  background: vars.color.sunk,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
})
globalStyle(`${careful} > ul`, { flex: '1 1 220px', minWidth: 0 })

export const warning = style({
  padding: `${space[2]} ${space[3]}`,
  borderLeft: `3px solid ${color.accent}`,
  background: color.accentSoft,
  color: color.ink,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const messageText = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  marginTop: space[3],
})

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: `${space[3]} 0`,
  borderBottom: vars.border.hairline,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  '@media': { [media.middle]: { gridTemplateColumns: '172px minmax(0, 1fr)' } },
})

globalStyle(`${fact} > dt`, { color: color.ink2 })

export const value = style({ overflowWrap: 'anywhere' })

export const small = style({
  display: 'block',
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const cv = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  overflowWrap: 'anywhere',
})
// The button is taller than the line.
globalStyle(`${fact} ${cv}`, { marginBlock: `calc(-1 * ${space[3]})` })
