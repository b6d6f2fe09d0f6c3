import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** A row of columns separated by hairlines; on a phone one line each. */
export const facts = style({
  marginTop: space[6],
  borderTop: vars.border.hairline,
  borderBottom: vars.border.hairline,
  '@media': { [media.middle]: { display: 'flex' } },
})

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  padding: `${space[2]} 0`,
  selectors: { '& + &': { borderTop: vars.border.hairline } },
  '@media': {
    [media.middle]: {
      display: 'block',
      padding: `${space[3]} ${space[4]}`,
      selectors: {
        '& + &': { borderTop: 0, borderInlineStart: vars.border.hairline },
        '&:first-child': { paddingInlineStart: 0 },
      },
    },
  },
})

export const factLabel = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const factValue = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': { [media.middle]: { textAlign: 'start' } },
})
