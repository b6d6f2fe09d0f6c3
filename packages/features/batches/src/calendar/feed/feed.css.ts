import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const button = style({ paddingTop: space[5] })

/** An address and its button, in a row. */
export const calendar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderTop: vars.border.hairline,
  overflowWrap: 'anywhere',
})
