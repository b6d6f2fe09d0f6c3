import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'
import { leadTitle, nameTitle } from '../../theme/text.css'

const { lead, size, space } = vars

/** Less space after breadcrumbs. */
export const head = style({
  paddingTop: space[6],
  selectors: { 'nav + &': { paddingTop: space[2] } },
  '@media': {
    [media.wide]: { paddingTop: space[7], selectors: { 'nav + &': { paddingTop: space[2] } } },
  },
})

export const above = style({ marginBottom: space[2], color: vars.color.ink3 })

export const title = styleVariants({
  lead: [leadTitle, { maxWidth: '24ch' }],
  name: [nameTitle],
})

const text = style({
  color: vars.color.ink2,
  textWrap: 'pretty',
  selectors: { '&:lang(hi)': { lineHeight: 1.6 } },
})

export const standfirst = styleVariants({
  lead: [text, { maxWidth: '52ch', marginTop: space[4], fontSize: size[4], lineHeight: lead[4] }],
  name: [text, { maxWidth: '56ch', marginTop: space[2], fontSize: size[3], lineHeight: lead[3] }],
})
