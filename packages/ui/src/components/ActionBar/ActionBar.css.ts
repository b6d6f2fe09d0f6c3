import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, space } = vars

/** Has the height of the bottom bar of `PageShell`, which it covers. */
export const bar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 21,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: `calc(61px + env(safe-area-inset-bottom))`,
  paddingInline: vars.page.gutter,
  paddingBlock: `${space[2]} calc(${space[2]} + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.rule}`,
  background: color.surface,
  '@media': {
    [media.wide]: { display: 'none' },
    print: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
})

export const text = style({ display: 'grid', minWidth: 0, marginInlineEnd: 'auto' })

export const label = style({
  overflow: 'hidden',
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontStretch: '84%',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const value = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.bold,
  fontStretch: vars.stretch.narrow,
  fontVariantNumeric: 'tabular-nums',
})
