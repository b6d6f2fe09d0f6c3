import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.lead[1],
  color: vars.color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  // Text content keeps the baseline of the line, even with only an icon.
  '::before': { content: '\u200b', marginInlineEnd: `calc(-1 * ${vars.space[1]})` },
  selectors: {
    '&[data-phase="saved"]': { color: vars.color.good },
    '&[data-phase="failed"]': { color: vars.color.bad },
  },
})

globalStyle(`${state}[data-phase="saving"] > svg`, {
  animation: `${turn} 900ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
