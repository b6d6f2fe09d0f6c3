import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.page.gutter,
  top: 0,
  zIndex: 50,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  paddingInline: vars.space[4],
  background: vars.color.act,
  color: vars.color.onAct,
  fontWeight: vars.weight.medium,
  transform: 'translateY(-120%)',
  ':focus': { transform: 'none' },
})
