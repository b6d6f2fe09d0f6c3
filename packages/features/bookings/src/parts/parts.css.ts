import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBottom: space[8],
})

/** The form or the dates, and a card beside them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 336px',
      gap: space[7],
      alignItems: 'start',
    },
  },
})

/** The card comes before the rest on phones, and beside it on wide screens. */
export const cardFirst = style([columns])
globalStyle(`${cardFirst} > aside`, { '@media': { [media.wide]: { gridArea: '1 / 2' } } })

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
})

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  background: color.surface,
  border: vars.border.hairline,
  borderTop: `3px solid ${color.accent}`,
  borderRadius: vars.radius[2],
})

export const cardTitle = style({ fontSize: vars.size[4], lineHeight: vars.lead[4] })

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[2]} 0`,
  borderBottom: vars.border.hairline,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${fact} > dt`, { color: color.ink2 })
globalStyle(`${fact} > dd`, { overflowWrap: 'anywhere', fontWeight: vars.weight.medium })

/** A name and an amount. */
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} 0`,
  borderBottom: vars.border.hairline,
  fontVariantNumeric: 'tabular-nums',
})

export const total = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  fontStretch: vars.stretch.narrow,
})

export const quiet = style({
  maxWidth: '68ch',
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  textWrap: 'pretty',
})

export const text = style({ maxWidth: '68ch', color: color.ink2, textWrap: 'pretty' })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

/** Below the text of a notice. */
export const noticeButtons = style([buttons, { marginTop: space[2] }])

export const error = style({ color: color.bad, fontWeight: vars.weight.medium })

export const rules = style({
  display: 'grid',
  gap: space[2],
  maxWidth: '68ch',
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  color: color.ink2,
})
