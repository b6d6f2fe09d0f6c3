import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The padding of a dialog's body. */
const inset = `max(${vars.page.gutter}, ${space[5]})`

export const panel = style({
  selectors: { '&&[data-shape="panel"]': { width: 'min(576px, 100%)' } },
})

export const image = style({
  flex: 'none',
  alignSelf: 'center',
  width: 48,
  height: 48,
  objectFit: 'cover',
  borderRadius: vars.radius[1],
})

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

/** The heading of a group, over a hairline. */
export const groupTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  paddingBottom: space[2],
  borderBottom: vars.border.hairline,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.bold,
  fontStretch: vars.stretch.narrow,
})

export const quiet = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.regular,
  fontStretch: '100%',
  fontVariantNumeric: 'tabular-nums',
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': { '(min-width: 640px)': { gridTemplateColumns: '1fr 1fr' } },
})

/** The child, class and year: the child has its own line on a phone. */
export const child = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

export const childName = style({
  gridColumn: '1 / -1',
  '@media': { '(min-width: 640px)': { gridColumn: 'auto' } },
})

export const visits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  paddingInlineStart: 30,
  marginTop: `calc(-1 * ${space[2]})`,
})

/** The permission is the only part on paper colour. */
export const permission = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${inset})`,
  paddingInline: inset,
  paddingBottom: space[4],
  background: color.paper,
  borderBottom: `1px solid ${color.rule}`,
})

export const who = style({
  marginTop: space[4],
  paddingTop: space[2],
  borderTop: vars.border.hairline,
})

export const slips = style({ display: 'grid', gap: space[4], marginTop: space[5] })

export const slip = style({
  padding: space[4],
  background: color.surface,
  border: vars.border.hairline,
})

export const slipHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  fontWeight: vars.weight.medium,
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  width: '100%',
})

export const send = style({ flex: '1 1 240px' })

export const footNote = style({
  display: 'grid',
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  '@media': {
    '(max-width: 639px)': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[4],
      width: '100%',
    },
  },
})

export const problems = style({ color: color.bad, fontWeight: vars.weight.medium })

export const stamp = style({
  display: 'grid',
  gap: space[2],
  paddingBottom: space[4],
  borderBottom: `1px solid ${color.rule}`,
})

export const stampLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.good,
  fontWeight: vars.weight.medium,
})

export const reference = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})

export const number = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  fontWeight: vars.weight.bold,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums',
})

export const text = style({ fontSize: vars.size[3], lineHeight: vars.lead[3], textWrap: 'pretty' })

export const steps = style({
  display: 'grid',
  gap: space[3],
  paddingInlineStart: space[5],
  listStyle: 'decimal',
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})

export const large = style({ '@media': { [media.narrow]: { flex: '1 1 auto' } } })
