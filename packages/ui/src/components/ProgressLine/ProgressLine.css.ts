import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const grow = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(.6)' },
  '100%': { transform: 'scaleX(.94)' },
})

/* Appears after 150 ms, so that fast pages do not show it. */
export const line = style({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 60,
  height: 3,
  pointerEvents: 'none',
  '::after': {
    content: '',
    display: 'block',
    height: '100%',
    background: vars.color.act,
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    animation: `${grow} 8s ${vars.motion.ease} 150ms forwards`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { '::after': { animation: 'none', transform: 'none' } },
  },
})
