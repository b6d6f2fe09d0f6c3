import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars
const anchored = '(anchor-scope: all) and (position-area: block-end)'
const edge = space[2]

/** The trigger and its panel. Scopes the anchor name. */
export const root = style({
  display: 'inline-grid',
  '@supports': { [anchored]: { anchorName: '--eb-popover', anchorScope: '--eb-popover' } },
})

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

export const panel = style({
  position: 'fixed',
  // Without anchor positioning: a sheet at the bottom of the window.
  inset: `auto ${edge} ${edge}`,
  width: 'fit-content',
  minWidth: 216,
  maxWidth: `min(360px, calc(100vw - 2 * ${edge}))`,
  maxHeight: `min(480px, calc(100dvh - 2 * ${edge}))`,
  margin: '0 auto',
  padding: space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderTop: `3px solid ${color.accent}`,
  borderRadius: `0 0 ${vars.radius[2]} ${vars.radius[2]}`,
  background: color.surface,
  boxShadow: vars.shadow.lift,
  // Resets styles inherited from a table heading.
  color: color.ink,
  fontSize: vars.size[2],
  fontStretch: '100%',
  fontWeight: vars.weight.regular,
  lineHeight: vars.lead[2],
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:lang(hi)': { lineHeight: 1.5 },
    '&:popover-open': { animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}` },
    '&[data-side="top"]:popover-open': { animationName: rise },
  },
  '@supports': {
    [anchored]: {
      positionAnchor: '--eb-popover',
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-block',
      inset: 'auto',
      // Keeps a margin between the panel and the edge of the window.
      margin: `${edge} 0`,
      marginInlineEnd: edge,
      selectors: {
        '&[data-align="end"]': {
          positionArea: 'block-end span-inline-start',
          marginInline: `${edge} 0`,
        },
        '&[data-side="top"]': { positionArea: 'block-start span-inline-end' },
        '&[data-side="top"][data-align="end"]': { positionArea: 'block-start span-inline-start' },
      },
    },
  },
  '@media': { print: { display: 'none' } },
})
