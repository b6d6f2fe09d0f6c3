import * as inbox from '@edbazaar/feature-list-kit/inbox.css'
import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style([inbox.head, inbox.hiddenWhileOpen])

/** The listing whose desk an admin looks at, and the way back. */
export const ofOthers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  marginBottom: space[3],
})

/** The number of tasks assigned to the user. */
export const viewCount = style({ fontVariantNumeric: 'tabular-nums' })

export const panes = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: '280px minmax(0, 1fr) 248px',
      alignItems: 'stretch',
    },
    '(min-width: 1280px)': { gridTemplateColumns: '320px minmax(0, 1fr) 288px' },
  },
})

export const detailsPane = style([inbox.sidePane])
globalStyle(`${detailsPane} > ${inbox.scroller}`, {
  '@media': {
    '(min-width: 1280px)': { paddingInlineStart: space[5] },
    // The action bar covers the end of the page.
    [media.narrow]: { paddingBottom: 80 },
  },
})

export const cardFacts = style({ color: color.ink2 })
