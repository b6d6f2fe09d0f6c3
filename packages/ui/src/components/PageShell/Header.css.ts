import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'
import { page } from '../../theme/text.css'

const { color, space } = vars

export const topStrip = style({
  borderBottom: vars.border.hairline,
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  '@media': { print: { display: 'none' } },
})

const earPart = style({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 })

export const earLine = style([page, earPart, { minHeight: 36 }])
export const topStripStart = earPart
export const topStripEnd = style([earPart, { marginInlineStart: 'auto', flex: 'none' }])

globalStyle(`${topStrip} :lang(hi)`, { lineHeight: 1 })
globalStyle(`${topStrip} a`, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
})
globalStyle(`${topStrip} a::after`, { content: '', position: 'absolute', inset: '-4px -8px' })

export const mast = style({ borderBottom: `1px solid ${color.rule}`, background: color.paper })

export const mastLine = style([
  page,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[5],
    minHeight: 64,
    '@media': { [media.snug]: { gap: space[3] } },
  },
])

export const menu = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { display: 'none' } },
})

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: vars.touch,
  paddingInline: 10,
  fontSize: vars.size[1],
  fontWeight: 580,
  letterSpacing: '.05em',
  textTransform: 'uppercase',
  '@media': { [media.snug]: { paddingInline: 7 } },
  selectors: {
    '&:hover, &[aria-current], &[aria-expanded="true"]': { color: color.act },
    '&[aria-current]': { boxShadow: `inset 0 -3px ${color.accent}` },
  },
})

/** The arrow points up while the menu is open. */
export const chevron = style({
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.narrow]: { marginInlineStart: 'auto' }, print: { display: 'none' } },
})
