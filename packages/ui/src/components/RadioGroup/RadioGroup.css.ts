import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const group = style({ display: 'grid', gap: space[1] })

export const legend = style({
  padding: 0,
  marginBottom: space[1],
  fontWeight: vars.weight.medium,
  selectors: { '&:lang(hi)': { lineHeight: vars.lead[3] } },
})

export const options = style({
  display: 'grid',
  selectors: {
    '&[data-orientation="horizontal"]': { display: 'flex', flexWrap: 'wrap', columnGap: space[5] },
  },
})

/** An option with content below it is a block, tinted while it is selected. */
export const option = style({
  minWidth: 0,
  selectors: {
    '&[data-opens]': {
      borderRadius: vars.radius[1],
      paddingInline: space[3],
      marginInline: `calc(-1 * ${space[3]})`,
    },
    '&[data-opens]:has(> label > :checked)': { background: color.actSoft },
  },
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: 10,
  // The circle stays beside the first line of a long label.
  alignItems: 'start',
  minHeight: vars.touch,
  paddingBlock: `calc((${vars.touch} - 20px) / 2)`,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.act },
    '&:has(:disabled)': { color: color.ink3, cursor: 'not-allowed' },
  },
})

export const circle = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  margin: 0,
  border: `1px solid ${color.line2}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'inherit',
  ':checked': { borderColor: color.act },
  ':disabled': { background: color.sunk, borderColor: color.line },
  selectors: {
    '&:checked::after': {
      content: '',
      width: 10,
      height: 10,
      borderRadius: '50%',
      background: color.act,
    },
    '&:checked:disabled::after': { background: color.line2 },
    '[aria-invalid="true"] &:enabled': { borderColor: color.bad },
    '&:focus-visible': { borderRadius: '50%' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const label = style({
  display: 'block',
  selectors: {
    ':checked + span > &': { fontWeight: vars.weight.medium },
    '&:lang(hi)': { lineHeight: vars.lead[3] },
  },
})

export const hint = style({
  display: 'block',
  marginTop: 2,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  selectors: { '[data-opens] > :has(:checked) &': { color: color.ink2 } },
})

export const below = style({
  display: 'none',
  paddingBlockEnd: space[3],
  paddingInlineStart: 30,
  selectors: { ':has(> label > :checked) > &': { display: 'block' } },
})
