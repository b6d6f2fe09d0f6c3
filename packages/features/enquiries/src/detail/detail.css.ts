import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const opened = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  // As a separate page.
  selectors: { '&[data-level="1"]': { paddingTop: space[6] } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  paddingBottom: space[3],
  borderBottom: vars.border.hairline,
})

export const title = style({ fontSize: vars.size[4], lineHeight: vars.lead[4] })

export const quiet = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'pretty',
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: space[7],
      alignItems: 'start',
    },
  },
})

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
})

export const messageText = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

export const failed = style({ color: color.bad, fontSize: vars.size[1], lineHeight: vars.lead[1] })

export const form = style({ display: 'grid', gap: space[3], justifyItems: 'start' })

export const field = style({ width: '100%' })

export const visit = style({ display: 'grid', gap: space[3] })

export const routes = style({ display: 'grid', gap: space[4] })

export const visitTime = style({ display: 'grid', fontVariantNumeric: 'tabular-nums' })

export const visitForm = style({ display: 'grid', gap: space[3] })

export const visitButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
})

export const sideTitle = style({
  paddingBottom: space[2],
  borderBottom: vars.border.hairline,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.bold,
  fontStretch: vars.stretch.narrow,
})

export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] })

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
})

export const wide = style({ gridColumn: '1 / -1' })

export const danger = style([wide, { color: color.bad }])

export const effects = style({ display: 'grid' })

export const effect = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlock: 10,
  borderBottom: vars.border.hairline,
})

export const effectMark = style({ alignSelf: 'center', color: color.good })

export const effectNote = style([effectMark, { color: color.ink3 }])
