import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const form = style({ display: 'grid', gap: space[5] })

export const section = style({ display: 'grid', gap: space[4] })

export const sectionTitle = style({
  paddingBottom: space[3],
  borderBottom: vars.border.hairline,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})

export const fields = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr' } },
})

export const fullRow = style({ '@media': { [media.middle]: { gridColumn: '1 / -1' } } })

export const times = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
})

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[4] })

/** Room for an address of two or three lines. */
export const shortTextArea = style({ minHeight: 72 })

export const imageField = style({ display: 'grid', gap: space[1] })

export const label = style({ fontWeight: vars.weight.medium, fontSize: vars.size[2] })

/** A button with the image above its label; without an image, the label alone. */
export const imageArea = style({
  display: 'grid',
  padding: 0,
  width: '100%',
  maxWidth: 240,
  overflow: 'hidden',
  border: `1px dashed ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.paper,
  color: color.act,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { borderColor: color.act, background: color.actSoft },
    '&[data-invalid]': { borderColor: color.bad },
  },
})

export const imageAction = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: vars.touch,
  padding: space[3],
  selectors: { '&:only-child': { minHeight: 120, flexDirection: 'column' } },
})

export const hint = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const error = style([hint, { color: color.bad, fontWeight: vars.weight.medium }])

export const footerButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

export const loading = style({ display: 'grid', gap: space[5], minHeight: '60vh' })
