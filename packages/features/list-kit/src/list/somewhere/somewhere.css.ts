import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const heading = style({ marginBlock: `${vars.space[6]} ${vars.space[3]}` })
