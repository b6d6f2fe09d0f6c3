import * as editor from '@edbazaar/feature-editing/editor.css'
import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, lead, size, space } = vars

export const pageTitle = style({
  paddingTop: space[5],
  overflowWrap: 'anywhere',
  fontSize: size[5],
  lineHeight: lead[5],
})

export const form = style({ display: 'grid', gap: space[6], alignContent: 'start', minWidth: 0 })

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

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const problem = style({ color: color.bad })

export const problems = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.bad}`,
  color: color.bad,
})

export const quiet = style({ color: color.ink3, textWrap: 'pretty' })

export const reviewNote = style([quiet, { paddingTop: space[3] }])

/** At most 160 letters. */
export const summary = style({ selectors: { '&&': { minHeight: 80 } } })

export const count = style({ color: color.ink3, fontVariantNumeric: 'tabular-nums' })

export const speaker = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr auto' } },
})

export const track = style({ display: 'grid', gap: space[3] })

export const captionsText = style({ fontFamily: 'ui-monospace, monospace' })

/** On a phone the remarks come before a long form. */
export const beside = style([editor.beside, { '@media': { [media.narrow]: { order: -1 } } }])

export const check = style({
  display: 'grid',
  gridTemplateColumns: '16px 1fr',
  gap: space[3],
  alignItems: 'center',
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})

export const remark = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})
