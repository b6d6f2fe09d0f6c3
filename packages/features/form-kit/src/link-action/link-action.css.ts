import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** The button is as wide as its label. */
export const linkActionForm = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' })

export const linkAction = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  maxWidth: '640px',
  paddingBlock: vars.space[7],
})

export const linkActionTitle = style({ fontSize: vars.size[5], lineHeight: vars.lead[5] })
