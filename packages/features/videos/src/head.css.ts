import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export { leadTitle as title } from '@edbazaar/ui/theme'

const { space } = vars

export const head = style({
  padding: `${space[5]} 0 ${space[5]}`,
  '@media': { [media.wide]: { paddingTop: space[7] } },
})

/** Under the way back up. */
export const headBelow = style({ padding: `${space[2]} 0 ${space[5]}` })

export const standfirst = style({
  maxWidth: '56ch',
  marginTop: space[3],
  color: vars.color.ink2,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  textWrap: 'pretty',
})

export const shelf = style({
  marginTop: space[6],
  selectors: { 'header + &': { marginTop: 0 } },
})

export const ruled = style({ borderTop: vars.border.hairline })
