import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, lead, size, space } = vars

export const length = style({
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.narrow]: { display: 'none' } },
})

export const text = style({ minWidth: 0 })

export const cover = style({ margin: 0 })

export const coverImage = style({
  display: 'grid',
  alignItems: 'center',
  aspectRatio: '16 / 6',
  overflow: 'hidden',
  borderRadius: vars.radius[1],
  background: color.sunk,
})

globalStyle(`${coverImage} img`, { width: '100%', height: '100%', objectFit: 'cover' })

export const coverCaption = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  minHeight: vars.touch,
  color: color.ink3,
  fontSize: size[1],
})

export const coverActions = style({ display: 'flex', gap: space[4] })

export const problem = style({ color: color.bad })

export const title = style({
  display: 'block',
  width: '100%',
  margin: `${space[2]} 0 ${space[3]}`,
  padding: 0,
  border: 0,
  background: 'none',
  resize: 'none',
  overflow: 'hidden',
  color: color.ink,
  fontFamily: 'inherit',
  fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.75rem)',
  lineHeight: 1.15,
  fontWeight: vars.weight.bold,
  fontStretch: '80%',
  letterSpacing: '-.01em',
  ':focus-visible': { outlineOffset: 6 },
  '::placeholder': { color: color.ink3 },
})

globalStyle(`textarea${title}`, { fieldSizing: 'content' })

export const labels = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  paddingBottom: space[4],
  '@media': { [media.middle]: { gridTemplateColumns: '224px minmax(0, 1fr)' } },
})

export const topic = style({ minWidth: 0 })

export const tags = style({
  display: 'grid',
  gap: space[3],
  alignSelf: 'end',
  minWidth: 0,
})

export const tagField = style({ minWidth: 0 })

export const count = style({ color: color.ink3, fontVariantNumeric: 'tabular-nums' })

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const body = style({ paddingTop: space[2] })

/** As high as an empty editor. */
export const bodyPlace = style({ minHeight: 420 })

export const besideTitle = style({
  paddingBottom: space[2],
  borderBottom: `1px solid ${color.line2}`,
  fontSize: size[3],
  lineHeight: lead[3],
})

export const besideNote = style({ marginTop: space[3], color: color.ink3, textWrap: 'pretty' })

export const checks = style({ display: 'grid' })

export const check = style({
  display: 'grid',
  gridTemplateColumns: '16px 1fr',
  gap: space[3],
  alignItems: 'start',
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})

export const checkName = style({ fontWeight: vars.weight.medium })

export const fix = style({
  color: color.act,
  // Stronger than the padding of a bare button.
  selectors: { '&&': { paddingInline: 0, minHeight: 0 } },
})

export const quiet = style({
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
  fontVariantNumeric: 'tabular-nums',
})

export const comments = style({})

export const comment = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})

export const quote = style({
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.accent}`,
  color: color.ink2,
  overflowWrap: 'anywhere',
})

export const commentActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
