import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({ minWidth: 0, paddingBlock: `${space[4]} ${space[7]}` })

/** Title and tools in one line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBottom: space[4],
  borderBottom: `3px double ${color.rule}`,
})

export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})
