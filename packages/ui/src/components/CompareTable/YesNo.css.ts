import { style } from '@vanilla-extract/css'
import { iconMask } from '../../internal/icon-mask'
import { vars } from '../../theme/contract.css'

const check = iconMask('<path d="M20 6 9 17l-5-5"/>')
const minus = iconMask('<path d="M5 12h14"/>')

export const answer = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '::before': { content: '', width: 16, height: 16, background: vars.color.good, mask: check },
  selectors: {
    '&[data-answer="no"]': { color: vars.color.ink3, fontWeight: vars.weight.regular },
    '&[data-answer="no"]::before': { background: vars.color.ink3, mask: minus },
  },
})
