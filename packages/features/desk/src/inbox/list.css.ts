import { cut, row } from '@edbazaar/feature-list-kit/rows.css'
import { vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const filters = style({ display: 'grid', gap: space[3], width: 'min(248px, 72vw)' })

/** A dot before the name of an enquiry that nobody has read. */
export const unread = style({
  '::before': {
    content: '',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 7,
    borderRadius: '50%',
    background: color.act,
    verticalAlign: 1,
  },
})

export const rowFacts = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  color: color.ink3,
  whiteSpace: 'nowrap',
})

export const wanted = style([
  cut,
  {
    color: color.ink,
    fontWeight: vars.weight.medium,
    selectors: {
      [`${row}[data-gone] &`]: { color: color.ink2, fontWeight: vars.weight.regular },
    },
  },
])

export const excerpt = style([
  cut,
  {
    color: color.ink2,
    whiteSpace: 'nowrap',
    selectors: { '&:lang(hi)': { lineHeight: vars.lead[3] } },
  },
])
