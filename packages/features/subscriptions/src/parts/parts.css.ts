import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { border, color, lead, size, space, weight } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingBottom: space[8],
  fontVariantNumeric: 'tabular-nums',
})

/** The content, and a card beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      gap: space[7],
      alignItems: 'start',
    },
  },
})

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[5],
  background: color.surface,
  border: border.hairline,
  borderTop: `3px solid ${color.accent}`,
  borderRadius: vars.radius[2],
})

export const cardTitle = style({ fontSize: size[4], lineHeight: lead[4] })
export const subTitle = style({ fontSize: size[3], lineHeight: lead[3], marginTop: space[2] })
export const quiet = style({ color: color.ink2, overflowWrap: 'anywhere', textWrap: 'pretty' })
export const note = style([quiet, { fontSize: size[1], lineHeight: lead[1] }])

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** A label on the left, its amount on the right. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[4],
  paddingBlock: space[2],
  borderBottom: border.hairline,
  overflowWrap: 'anywhere',
})
export const totalLine = style([line, { fontWeight: weight.bold }])
export const small = style({
  display: 'block',
  fontSize: size[1],
  lineHeight: lead[1],
  color: color.ink3,
})
export const grand = style([
  line,
  {
    alignItems: 'baseline',
    borderTop: `2px solid ${color.ink}`,
    borderBottom: 0,
    marginTop: space[2],
    fontWeight: weight.bold,
  },
])
export const grandAmount = style({ fontSize: size[5], lineHeight: lead[5] })

export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
  borderBottom: border.hairline,
  overflowWrap: 'anywhere',
})
export const factName = style({ color: color.ink3 })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  maxWidth: '560px',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingTop: space[3],
})
