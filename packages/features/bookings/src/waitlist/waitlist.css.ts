import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const place = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  fontWeight: vars.weight.bold,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums',
})

export const line = style({ fontVariantNumeric: 'tabular-nums' })

export const family = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: `2px ${space[3]}`,
  padding: `${space[3]} 0`,
  borderBottom: vars.border.hairline,
  selectors: {
    '&[data-you]': {
      paddingInline: space[3],
      marginInline: `calc(-1 * ${space[3]})`,
      background: color.actSoft,
      fontWeight: vars.weight.medium,
    },
  },
})

export const status = style({
  gridColumn: '2 / -1',
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.regular,
})

export const children = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
})

globalStyle(`${children} > legend`, { padding: 0 })

export const since = style({ color: color.ink2, fontSize: vars.size[2] })
