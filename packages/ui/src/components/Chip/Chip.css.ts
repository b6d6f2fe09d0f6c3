import { createVar, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: `calc(${vars.touch} - 8px)`,
  padding: `0 10px 0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.act}`,
  borderRadius: 18,
  background: vars.color.actSoft,
  color: vars.color.act,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  // A touch target of 44 px, although the chip looks 36 px high.
  '::after': { content: '', position: 'absolute', inset: -5 },
  ':hover': { borderColor: vars.color.actStrong, color: vars.color.actStrong },
  ':focus-visible': { borderRadius: 18 },
})

const startFade = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })
const endFade = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })
const fadeLength = '40px'

/** Without overflow there is no scroll timeline, so nothing fades. */
const fade = keyframes({
  '0%': { vars: { [startFade]: '0px', [endFade]: fadeLength } },
  '15%': { vars: { [startFade]: fadeLength } },
  '85%': { vars: { [endFade]: fadeLength } },
  '100%': { vars: { [startFade]: fadeLength, [endFade]: '0px' } },
})

/** Fades out at an end where more chips follow. Browsers that can't do this show a scrollbar. */
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  paddingBlock: 5,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, transparent, #000 ${startFade}, #000 calc(100% - ${endFade}), transparent)`,
      animation: `${fade} linear both`,
      animationTimeline: 'scroll(self inline)',
      scrollbarWidth: 'none',
    },
  },
})
