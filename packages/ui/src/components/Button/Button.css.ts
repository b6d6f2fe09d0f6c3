import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius[1],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[data-loading]': { cursor: 'progress', opacity: 1 },
    '&[data-square]': { width: vars.touch, padding: 0 },
  },
})

const pressed = { background: color.actSoft, borderColor: color.act, color: color.act }

export const variant = styleVariants({
  main: [
    base,
    {
      background: color.act,
      borderColor: color.act,
      color: color.onAct,
      ':hover': { background: color.actStrong, borderColor: color.actStrong },
    },
  ],
  act: [
    base,
    {
      background: 'none',
      borderColor: color.act,
      color: color.act,
      selectors: {
        '&:hover:not(:disabled)': { background: color.actSoft },
        '&[aria-pressed="true"]': pressed,
      },
    },
  ],
  quiet: [
    base,
    {
      background: color.surface,
      borderColor: color.line2,
      selectors: {
        '&:hover:not(:disabled)': { borderColor: color.act, color: color.act },
        '&[aria-pressed="true"]': pressed,
      },
    },
  ],
  bare: [
    base,
    {
      background: 'none',
      selectors: {
        '&:hover:not(:disabled)': { borderColor: color.act, color: color.act },
        '&[aria-pressed="true"]': pressed,
      },
    },
  ],
  danger: [
    base,
    {
      background: 'none',
      borderColor: color.bad,
      color: color.bad,
      selectors: { '&:hover:not(:disabled)': { background: color.badSoft } },
    },
  ],
})

export const size = styleVariants({
  medium: { minHeight: vars.touch, paddingInline: space[4] },
  large: {
    minHeight: `calc(${vars.touch} + 8px)`,
    paddingInline: space[5],
    fontSize: vars.size[3],
  },
})

/** The padding of a bare button. It follows the sizes, to replace theirs. */
export const narrow = style({ paddingInline: space[2] })

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** The label keeps its space while the spinner shows, so that the width of the button does not change. */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'inherit',
  selectors: { '[data-loading] > &': { opacity: 0 } },
})

export const spinner = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 20,
  height: 20,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
