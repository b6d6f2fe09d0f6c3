import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars
const anchored = '(anchor-scope: all) and (position-area: block-end)'

/** The trigger and its tooltip. Scopes the anchor name. */
export const root = style({
  display: 'inline-grid',
  '@supports': { [anchored]: { anchorName: '--eb-tooltip', anchorScope: '--eb-tooltip' } },
})

const appear = keyframes({ from: { opacity: 0 } })

export const tip = style({
  position: 'fixed',
  // Without anchor positioning: at the bottom of the window.
  inset: `auto ${space[2]} ${space[2]}`,
  width: 'fit-content',
  maxWidth: `min(280px, calc(100vw - 2 * ${space[2]}))`,
  margin: '0 auto',
  padding: '6px 10px',
  border: 0,
  borderRadius: vars.radius[1],
  background: color.ink,
  color: color.paper,
  fontSize: vars.size[1],
  fontStretch: '100%',
  fontWeight: vars.weight.regular,
  lineHeight: vars.lead[1],
  textAlign: 'start',
  textWrap: 'pretty',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  overflow: 'visible',
  selectors: {
    '&:popover-open': { animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}` },
    '&:lang(hi)': { lineHeight: 1.5 },
    // The pointer can cross the gap without closing the tooltip.
    '&::before': {
      content: '',
      position: 'absolute',
      inset: `calc(-1 * ${space[2]}) 0`,
      zIndex: -1,
    },
  },
  '@supports': {
    [anchored]: {
      positionAnchor: '--eb-tooltip',
      positionArea: 'block-start',
      positionTryFallbacks: 'flip-block',
      inset: 'auto',
      margin: space[2],
      selectors: { '&[data-side="bottom"]': { positionArea: 'block-end' } },
    },
  },
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': { border: '1px solid' },
  },
})
