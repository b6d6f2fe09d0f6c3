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

/** A heading, and at its end what became of the last change. */
export const groupHead = style({
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

/** Two side by side, where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr' } },
})

/** Both columns of a pair. */
export const whole = style({ gridColumn: '1 / -1' })

/** An address has two lines or three. */
export const fewLines = style({})
globalStyle(`${fewLines}${fewLines}`, { minHeight: 76 })

export const cover = style({ flex: 'none', width: 48, height: 48 })

export const hint = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

/** What is not saved at its start, the way out at its end. */
export const foot = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})

export const grey = style({ display: 'grid', gap: space[2] })

export const greyField = style({
  height: vars.touch,
  borderRadius: vars.radius[1],
  background: color.sunk,
})

/** As wide as its words. */
export const start = style({ justifySelf: 'start' })

export const error = style([hint, { color: color.bad, fontWeight: vars.weight.medium }])
