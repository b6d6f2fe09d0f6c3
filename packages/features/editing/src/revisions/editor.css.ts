import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({ paddingBottom: space[7] })

export const loading = style({ display: 'grid', gap: space[4], paddingBlock: space[6] })

/** The way back, what is saved, and the actions. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: 68,
  borderBottom: `1px solid ${color.rule}`,
})

/** On a phone and a tablet, the actions are in the bar at the bottom. */
export const barActions = style({
  display: 'none',
  gap: space[2],
  marginInlineStart: 'auto',
  '@media': { [media.wide]: { display: 'flex' } },
})

/** What is written, with the requirements and the comments beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  paddingTop: space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 680px) minmax(0, 340px)',
      justifyContent: 'space-between',
    },
  },
})

export const beside = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: space[5],
      alignSelf: 'start',
      paddingInlineStart: space[5],
      borderInlineStart: vars.border.hairline,
    },
  },
})
