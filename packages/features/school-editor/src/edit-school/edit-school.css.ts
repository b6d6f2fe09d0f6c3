import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
})

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
})

/** A heading with the save state at its end. */
export const groupHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: `${space[2]} ${space[3]}`,
  borderBottom: vars.border.hairline,
})

export const groupTitle = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontStretch: vars.stretch.lead,
})

/** Two columns on wide screens. */
export const pair = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr' } },
})

export const fullRow = style({ gridColumn: '1 / -1' })

/** Room for an address of two or three lines. */
export const shortTextArea = style({})
globalStyle(`${shortTextArea}${shortTextArea}`, { minHeight: 76 })

export const cover = style({ flex: 'none', width: 48, height: 48 })

export const hint = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const footerButtons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const footer = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

export const skeletonField = style({ display: 'grid', gap: space[2] })

export const skeletonControl = style({
  height: vars.touch,
  borderRadius: vars.radius[1],
  background: color.sunk,
})

export const alignStart = style({ justifySelf: 'start' })

export const error = style([hint, { color: color.bad, fontWeight: vars.weight.medium }])

/** A select with a button beside it, at the same height. */
export const yearRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
})

export const pairGroup = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const dates = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
})

export const subTitle = style({ fontSize: vars.size[2], fontWeight: vars.weight.medium })

export const dateRow = style([
  pairGroup,
  { gap: space[3], paddingBlock: space[3], borderTop: vars.border.hairline },
])

export const dateLabel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
})

export const bin = style({ color: color.bad })
