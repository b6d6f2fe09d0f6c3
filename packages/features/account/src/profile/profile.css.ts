import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const tabs = style({ marginBlock: space[4] })

export const columns = style({
  display: 'grid',
  gap: space[6],
  paddingTop: space[4],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      columnGap: 56,
      alignItems: 'start',
    },
  },
})

export const main = style({ display: 'grid', gap: space[7] })

export const tasks = style({
  display: 'grid',
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr', columnGap: space[6] } },
})

export const missing = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
})

export const missingTitle = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

export const missingText = style({ color: color.ink2, textWrap: 'pretty' })

/** Makes the whole row clickable. */
export const rowLink = style({
  ':hover': { color: color.act },
  '::after': { content: '', position: 'absolute', inset: 0 },
})

export const arrow = style({ color: color.ink3 })

export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: 48,
  borderBottom: vars.border.hairline,
})

export const count = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})
