import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const progress = style({ fontSize: vars.size[2], lineHeight: vars.lead[2] })

export const tasks = style({ borderTop: `1px solid ${color.rule}` })

export const task = style({ borderBottom: vars.border.hairline })

export const taskHead = style({ font: 'inherit' })

export const toggle = style({
  width: '100%',
  minHeight: `calc(${vars.touch} + ${space[2]})`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} 0`,
  border: 0,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.act } },
})

export const taskName = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.bold,
})

export const content = style({ padding: `${space[2]} 0 ${space[6]}` })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '620px',
})

export const pair = style({
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const fieldset = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
})

export const legend = style({
  padding: 0,
  marginBottom: space[2],
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  fontWeight: vars.weight.bold,
})

export const post = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[2],
  padding: `${space[3]} 0`,
  borderTop: vars.border.hairline,
})

export const fileQuestion = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const hint = style({
  maxWidth: '68ch',
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

export const late = style({
  color: color.bad,
  fontWeight: vars.weight.bold,
  fontSize: vars.size[2],
  fontVariantNumeric: 'tabular-nums',
})

export const failed = style({ color: color.bad, fontSize: vars.size[1], lineHeight: vars.lead[1] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const notice = style({ fontSize: vars.size[2] })

export const noticeTitle = style({
  minHeight: vars.touch,
  display: 'flex',
  alignItems: 'center',
  color: color.act,
  cursor: 'pointer',
  fontSize: vars.size[1],
})

/** The summary above the button that sends it. */
export const summary = style({ maxWidth: '720px', marginBlock: `${space[3]} ${space[5]}` })

export const summaryRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} 0`,
  borderTop: vars.border.hairline,
  '@media': { [media.middle]: { gridTemplateColumns: '140px minmax(0, 1fr) auto' } },
})

export const summaryText = style({
  gridRow: 2,
  minWidth: 0,
  color: color.ink2,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '@media': { [media.middle]: { gridRow: 'auto' } },
})
