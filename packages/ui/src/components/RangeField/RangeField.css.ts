import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { inlineDirection } from '../../theme/direction.css'

const { color } = vars

/** Drawn from the left; mirrored in right-to-left text, like the inputs. */
const mirrored = { transform: `scaleX(${inlineDirection})` }

/* Thumbs are 20 px wide, so the bars and the track are inset by 10 px at both ends. */
const inset = { width: 'calc(100% - 20px)', marginInline: 10 } as const

export const bars = style({ ...inset, height: 56, overflow: 'visible', ...mirrored })
export const bar = style({ fill: color.line })
export const barIn = style({ fill: color.act, opacity: 0.55 })

export const control = style({ position: 'relative', height: 20, marginTop: -10 })

/** Without bars above it. */
export const alone = style({ paddingTop: 20 })

export const track = style({
  ...inset,
  position: 'absolute',
  insetInlineStart: 0,
  top: 9,
  height: 2,
  background: color.line2,
  ...mirrored,
})
export const trackIn = style({ fill: color.act })

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  border: `2px solid ${color.act}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'grab',
  pointerEvents: 'auto',
} as const

const focusRing = { outline: `3px solid ${color.act}`, outlineOffset: 2 }

/* Two overlapping inputs, of which only the thumbs receive the pointer. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: '-12px 0',
  width: '100%',
  height: 44,
  margin: 0,
  background: 'none',
  pointerEvents: 'none',
  outline: 'none',
  selectors: {
    '&[data-on-top]': { zIndex: 1 },
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-moz-range-track': { background: 'none' },
    '&::-webkit-slider-thumb': { ...thumb, boxShadow: '0 0 0 12px transparent' },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': focusRing,
    '&:focus-visible::-moz-range-thumb': focusRing,
  },
})

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: 8,
  color: color.ink2,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    '(scripting: enabled)': { selectors: { '&[data-has-fields]': { display: 'none' } } },
  },
})

/** The text fields work only with scripts. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: vars.space[2],
  alignItems: 'center',
  paddingTop: 12,
  color: color.ink3,
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const number = style({
  minWidth: 0,
  paddingInline: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
})

export const withScripts = style({ '@media': { '(scripting: none)': { display: 'none' } } })

/** For forms without scripts. */
export const submitted = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[2],
  paddingTop: 12,
})
