import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { startMark } from '../../theme/start-mark'

const { color, space } = vars

export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineStart: vars.border.hairline,
  scrollbarWidth: 'thin',
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  paddingBlock: space[1],
  paddingInline: `${space[4]} ${space[2]}`,
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-part]': { paddingInlineStart: space[6], fontWeight: vars.weight.regular },
    '&:hover': { color: color.act },
    '&[aria-current]': {
      background: color.actSoft,
      color: color.actStrong,
      boxShadow: startMark(3, color.accent),
    },
    '&:focus-visible': { outlineOffset: -3 },
    '&:lang(hi)': { lineHeight: 1.5 },
  },
})
