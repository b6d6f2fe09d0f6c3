import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { startMark } from '../../theme/start-mark'

const { color, space } = vars

/** The button and its panel. */
export const root = style({ position: 'relative', display: 'inline-grid' })

export const button = style({
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
})

/** The Radix trigger covers our button invisibly, so that Radix can measure its position. */
export const anchor = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

export const panel = style({
  // Above dialogs and the bar of the walkthrough.
  zIndex: 45,
  minWidth: 216,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height, 80vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space[2],
  border: 0,
  borderTop: `3px solid ${color.accent}`,
  borderRadius: `0 0 ${vars.radius[2]} ${vars.radius[2]}`,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.lift,
  selectors: {
    '&[data-side="bottom"]': { animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}` },
    '&[data-side="top"]': { animation: `${rise} ${vars.motion.quick} ${vars.motion.ease}` },
  },
  '@media': {
    // Radix would wait for the end of an animation without duration, and the menu would stay.
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-side]': { animation: 'none' } },
    },
  },
})

/** The native popover, next to the button if the browser supports anchor positioning. */
export const popover = style([
  panel,
  {
    inset: 'auto',
    margin: space[2],
    top: 96,
    insetInlineEnd: space[2],
    selectors: { '&[data-opens="top"]': { top: 'auto', bottom: 61 } },
    '@supports': {
      '(top: anchor(bottom))': {
        top: 'anchor(bottom)',
        insetInlineEnd: 'auto',
        insetInlineStart: 'anchor(start)',
        margin: `${space[2]} 0`,
        positionTryFallbacks: 'flip-inline',
        selectors: {
          '&[data-opens="top"]': { top: 'auto', bottom: 'anchor(top)' },
          '&[data-align="end"]': { insetInlineStart: 'auto', insetInlineEnd: 'anchor(end)' },
        },
      },
    },
  },
])

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: vars.touch,
  padding: `${space[2]} ${space[4]}`,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  // Labels wrap if they are wider than a phone.
  overflowWrap: 'break-word',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:is(:hover, :focus-visible, [data-highlighted])': {
      background: color.actSoft,
      color: color.actStrong,
    },
    '&:is(:focus-visible, [data-highlighted])': { boxShadow: startMark(4, color.act) },
    '&[aria-current]': { color: color.act, boxShadow: startMark(4, color.accent) },
  },
})
