import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, lead, size, space } = vars

export const lines = style({ maxWidth: '42rem' })

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'baseline',
  paddingBlock: space[1],
  selectors: {
    '&[data-speaker]': {
      marginTop: space[2],
      paddingTop: space[3],
      borderTop: vars.border.hairline,
    },
    '&[data-speaker]:first-child': { marginTop: 0, borderTop: 0 },
    // The mark is in the margin, so that the text does not move.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: space[1],
      insetInlineStart: `calc(-1 * ${space[3]})`,
      width: 3,
      background: color.accent,
    },
  },
})

export const time = style({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.act,
  fontSize: size[2],
  lineHeight: lead[3],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  // Wide enough for touch; the lines are too close for a higher target.
  '::after': { content: '', position: 'absolute', insetBlock: -4, insetInline: -4 },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const text = style({
  gridColumn: 2,
  fontSize: size[3],
  lineHeight: lead[3],
  textWrap: 'pretty',
  selectors: { '&:lang(hi)': { lineHeight: 1.65 } },
})

export const speaker = style({
  display: 'block',
  fontSize: size[2],
  lineHeight: lead[2],
  fontWeight: vars.weight.medium,
  color: color.ink2,
})
