import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const hidden = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  whiteSpace: 'nowrap',
  // The button comes later.
  '@media': { [media.narrow]: { minHeight: vars.touch } },
})

/** As high as its line beside a mouse. Hidden without scripts. */
export const show = style({
  selectors: { '&&': { color: vars.color.act, paddingInline: 4 } },
  '@media': {
    [media.wide]: { selectors: { '&&': { minHeight: 24 } } },
    '(scripting: none)': { display: 'none' },
  },
})
