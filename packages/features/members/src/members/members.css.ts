import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

/** A link below the summary of the page. */
export const headLink = style({ marginTop: space[3] })

/** The members, with the form beside them on wide screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      columnGap: 56,
      alignItems: 'start',
    },
  },
})

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
})

export const lines = style({ borderTop: vars.border.hairline })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
})

export const who = style({ minWidth: 0, flex: '1 1 220px' })

export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const quiet = style({ color: color.ink3, overflowWrap: 'anywhere', textWrap: 'pretty' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
})

export const invite = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
})

export const form = style({ display: 'grid', gap: space[4] })

export const roles = style({ display: 'grid' })

export const role = style({ paddingBlock: space[3], borderBottom: vars.border.hairline })
