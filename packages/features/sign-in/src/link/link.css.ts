import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The form, with other options beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  paddingTop: space[6],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      columnGap: '64px',
      alignItems: 'start',
      paddingTop: space[7],
    },
  },
})

/** As high as the tallest state, so that content below does not move. */
export const step = style({ display: 'grid', gap: space[5], alignContent: 'start', minHeight: 440 })

export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  textWrap: 'balance',
})

export const text = style({
  maxWidth: '52ch',
  marginTop: space[3],
  color: color.ink2,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  textWrap: 'pretty',
})

export const form = style({ display: 'grid', gap: space[5], maxWidth: 420 })

export const notice = style({ marginBottom: space[4], maxWidth: 560 })

export const action = style({ '@media': { [media.middle]: { justifySelf: 'start' } } })

export const alternative = style({ padding: `${space[4]} 0`, borderBottom: vars.border.hairline })

export const alternativeTitle = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

export const alternativeText = style({ marginBlock: space[1], color: color.ink2 })
