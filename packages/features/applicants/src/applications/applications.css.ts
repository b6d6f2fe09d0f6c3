import * as inbox from '@edbazaar/feature-list-kit/inbox.css'
import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

export const head = style([
  inbox.head,
  {
    alignItems: 'flex-end',
    gap: `${space[2]} ${space[4]}`,
    '@media': {
      [media.narrow]: {
        selectors: {
          // Only the title stays, for screen readers.
          '[data-open] &': {
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
])
globalStyle(`[data-open] > ${inbox.head} :is(a, button, form, select, p)`, {
  '@media': { [media.narrow]: { display: 'none' } },
})

export const up = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  marginInlineStart: -4,
})

export const jobLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space[4]}`,
  paddingBottom: 6,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})

export const tools = style([inbox.tools])

// All of them fit in one line of a phone.
globalStyle(`${tools} > div`, { '@media': { [media.narrow]: { flex: '1 1 96px', minWidth: 0 } } })
globalStyle(`${tools} :is(a, button)`, {
  '@media': { [media.narrow]: { paddingInline: space[2] } },
})

export const notice = style({ marginTop: space[4] })

export const blind = style({ ...small, paddingTop: space[3], color: color.ink2 })

/** The decisions that were not sent, above the list. */
export const untold = style({
  ...small,
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  color: color.ink2,
})

globalStyle(`${inbox.page}[data-open] > :is(nav, ${notice}, ${blind}, ${untold})`, {
  '@media': { [media.narrow]: { display: 'none' } },
})

export const panes = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: '256px minmax(0, 1fr) 256px',
      alignItems: 'stretch',
    },
    '(min-width: 1280px)': { gridTemplateColumns: '272px minmax(0, 1fr) 272px' },
    '(min-width: 1440px)': { gridTemplateColumns: '300px minmax(0, 1fr) 320px' },
  },
})

export const choose = style({ paddingBlock: space[7] })

/** The moves of a card on the board. */
export const cardMenu = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  borderRadius: vars.radius[1],
  color: color.ink3,
})
