import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

/** The filled icon shows the pressed state, so the pressed frame of `Button` is removed. */
export const mark = style({
  selectors: {
    '&&[data-variant="bare"][aria-pressed="true"]': {
      background: 'none',
      borderColor: 'transparent',
      color: vars.color.act,
    },
    '&&[data-variant="bare"][aria-pressed="true"]:hover': { borderColor: vars.color.act },
  },
})
