import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const fields = style({ display: 'grid', gap: space[4] })

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const note = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  textWrap: 'pretty',
})

export const wide = style({
  '@media': {
    [media.middle]: {
      selectors: { '&[data-shape="modal"]': { width: 'min(720px, calc(100% - 48px))' } },
    },
  },
})

export const results = style({ borderTop: `1px solid ${color.line2}` })

export const result = style({
  display: 'grid',
  gap: 2,
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})

export const resultHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
})

export const resultName = style({ fontWeight: vars.weight.medium })

export const refused = style({ color: color.bad, fontWeight: vars.weight.medium })

export const done = style({ color: color.good, fontWeight: vars.weight.medium })

export const mail = style({
  maxHeight: 160,
  overflowY: 'auto',
  padding: space[2],
  background: color.sunk,
  borderRadius: vars.radius[1],
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  whiteSpace: 'pre-wrap',
})
