import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const notice = style({
  marginBlock: vars.space[4],
  '@media': { print: { display: 'none' } },
})

export const missing = style({
  marginBlock: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
})

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] })

export const loading = style({ display: 'grid', gap: vars.space[5], minHeight: '80vh' })
