import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const note = style({ display: 'grid', gap: space[1], color: color.ink2, minWidth: 0 })

export const todo = style({ color: color.ink, fontWeight: vars.weight.medium })

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  color: color.act,
  cursor: 'pointer',
  '::marker': { content: '' },
  '::after': {
    content: '',
    width: 7,
    height: 7,
    marginInlineStart: space[2],
    borderInlineEnd: '2px solid',
    borderBottom: '2px solid',
    transform: 'translateY(-2px) rotate(45deg)',
    transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  },
  selectors: {
    'details[open] > &::after': { transform: 'translateY(2px) rotate(225deg)' },
    '&::-webkit-details-marker': { display: 'none' },
  },
})

export const list = style({ display: 'grid', gap: space[1], paddingBottom: space[2] })
