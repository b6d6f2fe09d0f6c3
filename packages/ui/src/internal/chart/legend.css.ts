import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { roomForEnds } from './plot-sizes'

const { color, space } = vars

export const frame = style({ containerType: 'inline-size' })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  paddingBottom: space[3],
  '@container': {
    [roomForEnds]: { selectors: { '&[data-narrow]': { display: 'none' } } },
  },
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const tick = style({ stroke: color.ink, strokeWidth: 2.5 })
