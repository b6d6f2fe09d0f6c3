import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

/** The filled mark says enough: without a frame of its own none comes when it is set. */
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
