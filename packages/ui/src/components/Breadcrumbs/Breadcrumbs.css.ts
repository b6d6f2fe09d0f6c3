import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  paddingTop: vars.space[3],
  color: vars.color.ink3,
})

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  selectors: {
    '&:not(:last-child)::after': {
      content: '"/" / ""',
      margin: `0 ${vars.space[2]}`,
      color: vars.color.line2,
    },
  },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  textUnderlineOffset: 4,
  ':hover': { color: vars.color.act, textDecoration: 'underline' },
})
