import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const columns = style({
  display: 'grid',
  gap: vars.space[7],
  marginTop: vars.space[7],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      columnGap: '64px',
      alignItems: 'start',
    },
  },
})

export const form = style({ display: 'grid', gap: vars.space[5], maxWidth: '680px' })

export const pair = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr' } },
})

export const send = style({ '@media': { [media.middle]: { justifySelf: 'start' } } })

export const link = style({ padding: `${vars.space[4]} 0`, borderBottom: vars.border.hairline })

export const linkTitle = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

export const linkText = style({ marginBlock: vars.space[1], color: vars.color.ink2 })

/** The school that the message is about. */
export const about = style({
  padding: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.accent}`,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
})
