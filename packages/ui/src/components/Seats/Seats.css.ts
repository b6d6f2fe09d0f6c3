import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const base = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  fontWeight: vars.weight.medium,
  '::before': { content: '', flex: 'none', width: 8, height: 8, borderRadius: '50%' },
})

export const state = styleVariants({
  open: [base, { '::before': { background: vars.color.good } }],
  few: [base, { '::before': { background: vars.color.accent } }],
  opens: [base, { '::before': { boxShadow: `inset 0 0 0 2px ${vars.color.act}` } }],
  closed: [
    base,
    {
      color: vars.color.ink3,
      '::before': {
        height: 2,
        borderRadius: 0,
        background: vars.color.line2,
        transform: 'translateY(-4px)',
      },
    },
  ],
})
