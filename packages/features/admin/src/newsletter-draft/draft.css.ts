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

/** As high as an empty editor. */
export const waiting = style({ minHeight: 240 })

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
