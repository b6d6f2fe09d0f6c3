import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style({
  paddingTop: space[5],
  '@media': { [media.wide]: { paddingTop: space[6] } },
})

export const title = style({ fontSize: vars.size[5], lineHeight: vars.lead[5] })

export const lead = style({ color: color.ink2, maxWidth: '60ch' })

/** Four columns separated by hairlines; two by two on a phone. */
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginTop: space[5],
  borderTop: `1px solid ${color.rule}`,
  '@media': { [media.middle]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
})

export const kind = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: `${space[4]} ${space[4]} ${space[4]} 0`,
  borderBottom: vars.border.hairline,
  selectors: {
    '& + &': { borderInlineStart: vars.border.hairline, paddingInlineStart: space[4] },
    '&:nth-child(3)': { borderInlineStart: 0, paddingInlineStart: 0 },
    '&:hover': { background: color.sunk },
  },
  '@media': {
    [media.middle]: {
      padding: `${space[5]} ${space[4]}`,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:nth-child(3)': {
          borderInlineStart: vars.border.hairline,
          paddingInlineStart: space[4],
        },
      },
    },
  },
})

export const icon = style({ width: 28, height: 28, marginBottom: space[2], color: color.act })

export const kindName = style({ fontSize: vars.size[4], lineHeight: vars.lead[4] })

/** The whole block is the link. */
export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.act}`, outlineOffset: -3 },
  },
})

export const about = style({ color: color.ink2 })

export const total = style({ color: color.ink3, fontVariantNumeric: 'tabular-nums' })

export const section = style({ paddingTop: space[7] })

export const index = style({
  display: 'grid',
  gap: space[5],
  '@media': {
    [media.middle]: { gridTemplateColumns: '1fr 1fr', columnGap: space[6] },
    [media.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
})

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[2],
})

export const step = style({
  display: 'flex',
  gap: space[3],
  minHeight: 60,
  paddingTop: space[2],
  borderTop: `3px solid ${color.line}`,
  color: color.ink2,
  fontWeight: vars.weight.medium,
  selectors: { '&[aria-current]': { borderColor: color.accent, color: color.ink } },
})

export const number = style({ color: color.ink3, fontVariantNumeric: 'tabular-nums' })

export const answer = style({
  display: 'block',
  color: color.ink,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const question = style({
  marginTop: space[4],
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
})

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: `${space[3]} 0 0`,
  padding: 0,
  border: 0,
})

/** A tile to tap. Its input is under the label. */
export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 52,
  minHeight: 48,
  paddingInline: space[3],
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.act, color: color.act },
    '&:has(:checked)': {
      borderColor: color.act,
      background: color.actSoft,
      color: color.act,
      boxShadow: `inset 0 0 0 1px ${color.act}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.act}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '3px solid' } } },
  },
})

export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  maxWidth: '452px',
  marginTop: space[3],
})

globalStyle(`${place} > [data-lazy]`, { display: 'contents' })

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[4],
})

export const matchCount = style({
  minHeight: vars.lead[2],
  marginTop: space[3],
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})
