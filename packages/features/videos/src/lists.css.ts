import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const head = style({ paddingBottom: space[5] })

export const section = style({
  marginTop: space[6],
  selectors: { 'header + &': { marginTop: space[5] } },
})

export const ruled = style({ borderTop: vars.border.hairline })
