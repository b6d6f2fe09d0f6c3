import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const title = style({
  paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
})

export const list = style({ borderTop: `3px solid ${vars.color.rule}` })

export const listing = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: 80,
  borderBottom: vars.border.hairline,
})

export const picture = style({ width: 56, height: 56, background: vars.color.sunk })

/** The whole row leads to the page. */
export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
  '::after': { content: '', position: 'absolute', inset: 0 },
})
