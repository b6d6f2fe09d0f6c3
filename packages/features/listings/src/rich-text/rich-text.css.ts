import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Reading text, in a measure that the eye can follow. */
export const prose = style({
  paddingTop: vars.space[3],
  maxWidth: '64ch',
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  overflowWrap: 'anywhere',
})

globalStyle(`${prose} > * + *`, { marginTop: vars.space[3] })
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingLeft: vars.space[5] })
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingLeft: vars.space[5] })
