import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const switcher = style({ display: 'flex' })
globalStyle(`${switcher} > *`, { borderRadius: 0 })
globalStyle(`${switcher} > :first-child`, { borderInlineEnd: 0 })
globalStyle(`${switcher} > [aria-current]`, {
  background: vars.color.actSoft,
  color: vars.color.act,
})

export const lines = style({ display: 'grid', gap: vars.space[3], marginTop: vars.space[6] })
