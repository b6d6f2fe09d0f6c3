import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const fields = style({ display: 'grid', gap: space[4] })

export const pair = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.middle]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const reasons = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })

export const legend = style({ padding: 0, fontWeight: vars.weight.medium })

export const choices = style({
  display: 'grid',
  columnGap: space[4],
  '@media': { [media.middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const note = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  textWrap: 'pretty',
})

export const error = style({
  color: color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  fontWeight: vars.weight.medium,
})

export const preview = style({ display: 'grid' })

export const previewRow = style({
  display: 'grid',
  gap: 2,
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  overflowWrap: 'anywhere',
})

export const previewName = style({ fontWeight: vars.weight.medium })

export const previewText = style({
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  whiteSpace: 'pre-line',
})

export const wide = style({
  '@media': {
    [media.middle]: {
      selectors: { '&[data-shape="modal"]': { width: 'min(640px, calc(100% - 48px))' } },
    },
  },
})

/** Away from the buttons that are pressed more often. */
export const apart = style({ marginInlineEnd: 'auto', color: color.bad })
