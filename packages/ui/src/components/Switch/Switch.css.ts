import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { inlineDirection } from '../../theme/direction.css'

const { color, space } = vars

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space[4],
  minHeight: 72,
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})

/** The label with the save state beside it, or below it if the line is short. */
export const labelAndState = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minWidth: 0,
})

export const text = style({ flex: '1 1 9em', minWidth: 0, overflowWrap: 'anywhere' })

/** Reserves the space of the save state, so that nothing moves when it appears. */
export const state = style({ minWidth: '5.5em' })

export const label = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const hint = style({ color: color.ink2, textWrap: 'pretty' })

export const input = style({
  appearance: 'none',
  position: 'relative',
  width: 52,
  height: 28,
  margin: 0,
  border: `1px solid ${color.line2}`,
  borderRadius: 14,
  background: color.sunk,
  cursor: 'pointer',
  transition: `background ${vars.motion.quick} ${vars.motion.ease}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 3,
    top: 3,
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: color.ink3,
    transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
  },
  selectors: {
    '&:checked': { background: color.act, borderColor: color.act },
    '&:checked::after': { translate: `calc(24px * ${inlineDirection}) 0`, background: color.onAct },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
    '(prefers-reduced-motion: reduce)': { transition: 'none', '::after': { transition: 'none' } },
  },
})
