import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style({ marginBottom: space[5] })

/** Instead of the head, if it is elsewhere. */
export const headless = style({ marginBlock: `${space[3]} ${space[4]}` })

/** As far from the top of the page as the head of an inbox. */
export const switchedHead = style({
  paddingTop: space[4],
  marginBottom: space[5],
  '@media': { [media.wide]: { vars: { [vars.touch]: '36px' } } },
})

export const standfirst = style({
  maxWidth: '56ch',
  marginTop: space[4],
  color: color.ink2,
  textWrap: 'pretty',
})

export const headEnd = style({ marginTop: space[3] })

export const total = style({
  marginTop: space[2],
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})

export const search = style({
  minWidth: 0,
  flexGrow: 1,
  maxWidth: '480px',
  '@media': { [media.narrow]: { flexBasis: '100%', maxWidth: 'none' } },
})

export const searchForm = style({ display: 'flex', gap: space[2], alignItems: 'end' })

globalStyle(`${searchForm} > :first-child`, { flexGrow: 1, minWidth: 0 })

/** The search, views and CSV file, above the filters. */
export const firstTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
  flexBasis: '100%',
})

/** On a narrow page, filters are behind this button. */
export const filtersOpener = style({
  display: 'none',
  '@media': { [media.narrow]: { display: 'inline-flex' } },
})

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': {
    [media.narrow]: {
      display: 'none',
      flexBasis: '100%',
      selectors: { '&[data-open]': { display: 'grid' } },
    },
  },
})

export const filter = style({
  maxWidth: '220px',
  fontWeight: vars.weight.medium,
  '@media': { [media.narrow]: { maxWidth: 'none' } },
})

/** A filter that is set. */
export const activeFilter = style([
  filter,
  { background: color.actSoft, borderColor: color.act, color: color.act },
])

/** Looks like the buttons beside it. */
export const views = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.touch,
  paddingInline: space[4],
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ':hover': { borderColor: color.act, color: color.act },
})

export const pages = style({ marginTop: space[5] })
