import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'
import { page } from '../../theme/text.css'

const { color, space } = vars

export const footer = style({
  marginTop: space[8],
  borderTop: `3px solid ${color.rule}`,
  '::before': {
    content: '',
    display: 'block',
    marginTop: 2,
    borderTop: `1px solid ${color.rule}`,
  },
})

export const line = style([
  page,
  {
    display: 'grid',
    gap: space[5],
    paddingBlock: `${space[5]} ${space[6]}`,
    '@media': { [media.wide]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center' } },
  },
])

export const menu = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Limits the width, so that lines break at the same entry before the font has loaded.
  gap: `0 ${space[4]}`,
  '@media': { [media.wide]: { columnGap: space[5], justifyContent: 'flex-end' } },
})

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  fontSize: vars.size[1],
  fontWeight: 580,
  letterSpacing: '.05em',
  textTransform: 'uppercase',
  selectors: { '&:hover, &[aria-current]': { color: color.act } },
})

/** Legal links and small print. */
export const print = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': {
    [media.wide]: {
      gridColumn: '1 / -1',
      flexDirection: 'row',
      gap: space[5],
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingTop: space[4],
      borderTop: vars.border.hairline,
    },
  },
})

export const note = style({
  maxWidth: '62ch',
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  '@media': { [media.wide]: { maxWidth: 'none' } },
})

export const legal = style([menu, { flex: 'none' }])

globalStyle(`${legal} a`, {
  color: color.ink2,
  fontWeight: vars.weight.medium,
  letterSpacing: 0,
  textTransform: 'none',
})

/** Its space is reserved, so that nothing moves when it is filled. */
export const slot = style({
  minHeight: vars.touch,
  maxWidth: 260,
  '@media': { [media.wide]: { flex: 'none', width: 264, maxWidth: 'none' } },
})
