import { style } from '@vanilla-extract/css'
import { iconMask } from '../../internal/icon-mask'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

export const groups = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[5],
  paddingTop: vars.space[3],
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
})

export const title = style({
  paddingBottom: vars.space[2],
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
})

const check = iconMask('<path d="M20 6 9 17l-5-5"/>')
const minus = iconMask('<path d="M5 12h14"/>')
const help = iconMask(
  '<circle cx="12" cy="12" r="10"/><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3"/><path d="M12 17h.01"/>',
)

export const facility = style({
  display: 'flex',
  gap: vars.space[2],
  padding: '6px 0',
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    flex: 'none',
    width: 16,
    height: 16,
    marginTop: 2,
    background: vars.color.ink3,
    mask: help,
  },
  selectors: {
    '&[data-has="yes"]::before': { background: vars.color.good, mask: check },
    '&[data-has="no"]::before': { mask: minus },
    '&[data-has="no"]': { color: vars.color.ink3 },
  },
})

export const quiet = style({ color: vars.color.ink3 })
