import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, lead, size, space } = vars

export const card = style({ position: 'relative', display: 'block' })

export const length = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginTop: space[3],
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
  fontVariantNumeric: 'tabular-nums',
})

export const state = style({
  color: color.ink2,
  selectors: {
    // After a length.
    'time + &': {
      paddingInlineStart: space[2],
      marginInlineStart: space[1],
      borderInlineStart: vars.border.hairline,
    },
  },
})

export const title = style({
  marginTop: space[1],
  fontSize: size[3],
  lineHeight: lead[3],
  fontStretch: vars.stretch.name,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { fontStretch: '100%', lineHeight: 1.5 } },
})

export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    [`${card}:hover &`]: { color: color.act },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${color.act}`,
      outlineOffset: -3,
      borderRadius: vars.radius[1],
    },
  },
})

export const detail = style({ marginTop: 2, color: color.ink2, textWrap: 'pretty' })
