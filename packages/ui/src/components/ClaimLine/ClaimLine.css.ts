import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[2]}`,
  minHeight: vars.touch,
  padding: `2px ${space[3]}`,
  borderInlineStart: `3px solid ${color.act}`,
  background: color.actSoft,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-other]': {
      gap: space[3],
      padding: `${space[3]} ${space[4]}`,
      borderColor: color.accent,
      background: color.accentSoft,
      fontSize: vars.size[2],
    },
  },
})

export const icon = style({ color: color.act })

/** Padded for the case that the buttons wrap below it. */
export const text = style({
  paddingBlock: 10,
  selectors: { '[data-other] > &': { flexBasis: '100%', paddingBlock: 0, textWrap: 'pretty' } },
})

export const title = style({ fontWeight: vars.weight.bold })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  marginInlineStart: 'auto',
  selectors: { '[data-other] > &': { gap: space[2], marginInlineStart: 0 } },
})
