import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'
import { aboveBarHeight } from '../PageShell/above-bar'
import { room } from './dialog-room'

const rise = keyframes({ from: { transform: 'translateY(8px)' } })

/**
 * Bottom left on desktop. On a phone above the bottom bar, or at the top while a dialog is open, so
 * that it does not cover the dialog's main button; inside a dialog that reaches the top, where it
 * covers neither title nor buttons. A bar of buttons at the bottom of the window has
 * `data-action-bar`: toasts appear above it, on a phone at the top.
 */
export const place = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: vars.page.gutter,
  bottom: 'calc(76px + env(safe-area-inset-bottom))',
  display: 'grid',
  justifyItems: 'start',
  pointerEvents: 'none',
  selectors: {
    // Above the row at the bottom of `PageShell`, such as a tray.
    'body:has([data-above-bar]:not(:empty)) &': {
      bottom: `calc(76px + env(safe-area-inset-bottom) + ${aboveBarHeight})`,
    },
  },
  '@media': {
    [media.wide]: {
      bottom: vars.space[5],
      selectors: {
        'body:has([data-above-bar]:not(:empty)) &': {
          bottom: `calc(${vars.space[4]} + ${aboveBarHeight})`,
        },
        // Above the buttons of a panel, too.
        'body:has([data-action-bar], [role="dialog"][data-shape="panel"]) &': { bottom: 88 },
      },
    },
    [media.narrow]: {
      selectors: {
        // A popover is on the page while it is closed.
        'body:has([role="dialog"]:not([popover]), [role="alertdialog"], [data-action-bar]) &': {
          top: `calc(${vars.space[2]} + env(safe-area-inset-top))`,
          bottom: 'auto',
        },
      },
    },
    // After the query of the same width above.
    [`screen and ${media.narrow}`]: {
      selectors: {
        // As specific as the selector above.
        'body:has([role="dialog"]:not([popover]), [role="alertdialog"]) &[data-room]': {
          top: `var(${room.top}, auto)`,
          bottom: `var(${room.bottom}, auto)`,
        },
      },
    },
  },
})

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  maxWidth: 420,
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[4]}`,
  border: vars.border.hairline,
  borderInlineStart: '4px solid',
  borderRadius: vars.radius[1],
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.lift,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
})

export const type = styleVariants({
  success: [base, { borderInlineStartColor: vars.color.good }],
  error: [base, { borderInlineStartColor: vars.color.bad }],
  info: [base, { borderInlineStartColor: vars.color.act }],
})

/** In the row of the message; below it when there is no space. */
export const action = style({ gridColumn: 2, justifySelf: 'start' })

export const message = style({
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const icon = style({
  display: 'flex',
  selectors: {
    '[data-type="success"] > &': { color: vars.color.good },
    '[data-type="error"] > &': { color: vars.color.bad },
    '[data-type="info"] > &': { color: vars.color.act },
  },
})
