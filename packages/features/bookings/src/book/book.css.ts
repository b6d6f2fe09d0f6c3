import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The batch with its days and times. */
export const batch = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  fontVariantNumeric: 'tabular-nums',
})

export const children = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const child = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  padding: `${space[1]} 0`,
  borderBottom: vars.border.hairline,
})

export const aside = style({
  gridColumn: '1 / -1',
  paddingInlineStart: 30,
  paddingBottom: space[2],
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontVariantNumeric: 'tabular-nums',
})

export const fits = style({
  color: color.good,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
})

export const childForm = style({
  display: 'grid',
  gap: space[4],
  maxWidth: '420px',
  padding: space[4],
  background: color.sunk,
})

export const submit = style({ width: '100%' })
