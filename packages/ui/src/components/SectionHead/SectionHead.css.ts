import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const head = style({
  marginBottom: vars.space[4],
  borderTop: `3px solid ${vars.color.rule}`,
  paddingTop: 2,
  // The start of the line is marigold.
  '::before': {
    content: '',
    display: 'block',
    width: 48,
    height: 3,
    marginTop: -5,
    marginBottom: 2,
    background: vars.color.accent,
  },
  selectors: { '&[data-flush]': { marginBottom: 0 } },
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  minHeight: vars.touch,
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.rule}`,
})

export const title = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})
export const aside = style({ color: vars.color.ink3 })
export const more = style({ marginInlineStart: 'auto' })
