import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, lead, size, space } = vars

/** Body text with a comfortable line length. */
const prose = style({
  fontSize: size[3],
  lineHeight: lead[3],
  overflowWrap: 'anywhere',
})

const article = style([
  prose,
  {
    // 60 to 70 characters.
    maxWidth: '33rem',
    lineHeight: lead[4],
    textWrap: 'pretty',
    hangingPunctuation: 'first allow-end',
    selectors: { '&:lang(hi)': { lineHeight: 1.75 } },
  },
])

const description = style([prose, { paddingTop: space[3], maxWidth: '64ch' }])

export const look = styleVariants({ description: [description], article: [article] })

globalStyle(`${prose} > * + *`, { marginTop: space[3] })
for (const align of ['center', 'right', 'justify'] as const)
  globalStyle(`${prose} [data-align="${align}"]`, { textAlign: align })
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingInlineStart: space[5] })
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingInlineStart: space[5] })

globalStyle(`${article} > * + *`, { marginTop: space[4] })
globalStyle(`${article} > h2`, {
  marginTop: space[6],
  paddingTop: space[3],
  borderTop: vars.border.hairline,
  scrollMarginTop: space[5],
})
globalStyle(`${article} > h2 + *`, { marginTop: space[2] })
globalStyle(`${article} > h3`, { marginTop: space[5] })
globalStyle(`${article} li::marker`, { color: color.ink3, fontVariantNumeric: 'tabular-nums' })
globalStyle(`${article} li + li`, { marginTop: space[2] })
globalStyle(`${article} blockquote`, {
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.accent}`,
  color: color.ink2,
})
globalStyle(`${article} > figure`, { marginInline: 0, marginBlock: space[5] })
globalStyle(`${article} figure img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius[1],
  background: color.sunk,
})
globalStyle(`${article} figcaption`, {
  paddingTop: space[2],
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
})
// The first paragraph is larger.
globalStyle(`${article} > p:first-child`, {
  '@media': { [media.middle]: { fontSize: size[4], lineHeight: '2rem' } },
})
globalStyle(`${article}:lang(hi) > p:first-child`, {
  '@media': { [media.middle]: { lineHeight: 1.65 } },
})
