import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { onePairFits } from './one-pair-fits'

const { color, space } = vars

export const picker = style({
  display: 'none',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': { [onePairFits]: { display: 'block', paddingBottom: space[4] } },
})

export const legend = style({
  padding: `0 0 ${space[2]}`,
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const choices = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: vars.border.hairline,
  borderRadius: vars.radius[1],
  overflow: 'hidden',
})

export const choice = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[1],
  padding: space[2],
  border: 0,
  borderTop: '3px solid transparent',
  background: color.surface,
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontStretch: vars.stretch.narrow,
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '& + &': { borderInlineStart: vars.border.hairline },
    '&[aria-pressed="true"]': {
      borderTopColor: color.act,
      background: color.actSoft,
      color: color.actStrong,
      fontWeight: vars.weight.medium,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
})

export const seal = style({ width: 32, height: 32 })

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: vars.lead[2] } },
})
