import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

/** Sticky at the bottom of the window, above the site's bottom bar. */
export const bulk = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 21,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minHeight: 64,
  paddingBlock: space[2],
  borderTop: `1px solid ${color.rule}`,
  background: color.surface,
  boxShadow: '0 -8px 24px -16px rgb(60 45 15 / .35)',
  '@media': {
    '(max-width: 767px)': {
      paddingBlockEnd: `calc(${space[2]} + env(safe-area-inset-bottom))`,
      // Fills the width of a phone, including the page's gutters.
      borderImage: `linear-gradient(${color.rule} 1px, ${color.surface} 1px) fill 1 / 0 / 0 100vmax`,
    },
    print: { display: 'none' },
  },
})

export const selectedCount = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 767px)': { marginInlineEnd: 'auto' } },
})

export const bulkActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const note = style({
  marginInlineStart: 'auto',
  paddingInlineEnd: space[3],
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  '@media': { '(max-width: 767px)': { flexBasis: '100%', paddingInline: 0 } },
})
