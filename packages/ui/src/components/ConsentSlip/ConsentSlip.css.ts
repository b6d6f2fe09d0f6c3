import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const slip = style({ display: 'grid', minWidth: 0 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'baseline',
  paddingBlock: 6,
  borderBottom: vars.border.hairline,
  selectors: {
    '&[data-form]': { gridTemplateColumns: '84px minmax(0, 1fr)', minHeight: 56 },
    '&[data-invalid]': {
      marginInline: `calc(-1 * ${space[3]})`,
      paddingInline: space[3],
      background: color.badSoft,
    },
  },
})

export const name = style({ color: color.ink3, fontSize: vars.size[1], lineHeight: vars.lead[2] })

export const value = style({
  minWidth: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const detail = style({
  display: 'block',
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.regular,
})

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginTop: space[1],
  color: color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const channels = style({ display: 'grid', gap: 2 })

export const channel = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  selectors: {
    '&[data-allowed="false"]': { color: color.ink3, fontWeight: vars.weight.regular },
  },
})

export const mark = style({
  alignSelf: 'center',
  color: color.ink3,
  selectors: { '[data-allowed="true"] > &': { color: color.good } },
})

export const hours = style({
  display: 'block',
  width: '100%',
  height: 40,
  marginTop: space[1],
  overflow: 'visible',
})

export const base = style({ stroke: color.line2 })

export const open = style({ fill: color.act })

export const now = style({ fill: color.accent, stroke: color.accentInk, strokeWidth: 1.5 })

export const time = style({ fill: color.ink3, fontSize: vars.size[1] })
