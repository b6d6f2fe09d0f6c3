import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The form with the preview beside it, or below it on a narrow page. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  paddingBlock: `${space[5]} ${space[7]}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[7] },
  },
})

export const form = style({ display: 'grid', gap: space[4] })

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})

export const note = style({ marginBottom: space[4], color: color.ink3, textWrap: 'pretty' })

export const issue = style({
  padding: space[5],
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.surface,
  overflowWrap: 'anywhere',
})

export const issueTitle = style({ fontSize: vars.size[5], lineHeight: vars.lead[5] })

export const issueSummary = style({
  marginBlock: `${space[2]} ${space[4]}`,
  color: color.ink2,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})

export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})

/** The column beside the form. */
export const side = style({ display: 'grid', gap: space[6], minWidth: 0 })

export const panel = style({ display: 'grid', gap: space[4], minWidth: 0 })

export const hint = style({ color: color.ink3 })

export const schedule = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[4],
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  background: color.surface,
})

export const preview = style({ minWidth: 0 })

/** Emails are ivory in every theme. */
export const email = style({
  display: 'block',
  width: '100%',
  height: 640,
  border: vars.border.hairline,
  background: '#fbf7ee',
})

export const plain = style({
  padding: space[4],
  border: vars.border.hairline,
  background: color.surface,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const counts = style({ display: 'grid', padding: 0, listStyle: 'none' })

export const countLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})

export const countLink = style({
  selectors: { '&[aria-current]': { fontWeight: 700 } },
})

export const count = style({ fontVariantNumeric: 'tabular-nums' })

export const readers = style({ display: 'grid', gap: space[3], padding: 0, listStyle: 'none' })

export const reader = style({ display: 'grid', minWidth: 0 })

export const address = style({ overflowWrap: 'anywhere' })

export const outcome = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const answer = style([outcome, { overflowWrap: 'anywhere' }])
