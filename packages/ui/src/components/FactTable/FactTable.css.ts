import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

/** Room for three columns, also if the table is in a part of a wide page. */
const wide = '(min-width: 560px)'

export const frame = style({ containerType: 'inline-size' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr',
  padding: '10px 0',
  borderBottom: vars.border.hairline,
  '@container': {
    [wide]: {
      gridTemplateColumns: '184px 1fr 212px',
      alignItems: 'center',
      minHeight: `calc(${vars.touch} + 4px)`,
      padding: `${vars.space[1]} 0`,
      columnGap: vars.space[3],
    },
  },
})

export const head = style({ position: 'absolute', clipPath: 'inset(50%)' })

export const name = style({
  padding: 0,
  color: vars.color.ink2,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
})

export const value = style({
  padding: 0,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const source = style({
  padding: 0,
  color: vars.color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { textAlign: 'end' } },
})

export const ask = style({ marginInlineStart: vars.space[3], fontSize: vars.size[2] })
