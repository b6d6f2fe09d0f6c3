import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Keeps the footer out of view: it would move when the content loads. */
export const loading = style({ minHeight: '200vh' })

export const header = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  paddingBlock: `${space[5]} ${space[6]}`,
})

/** The title and the menu of the service. */
export const titleLine = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
})

export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  overflowWrap: 'anywhere',
})

export const text = style({ color: color.ink2, maxWidth: 640, textWrap: 'pretty' })

/** The form, with the preview below it or, on wide screens, next to it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  '@media': {
    '(min-width: 1180px)': {
      gridTemplateColumns: 'minmax(0, 640px) minmax(280px, 1fr)',
      alignItems: 'start',
    },
  },
})

export const form = style({ display: 'grid', gap: space[7], minWidth: 0 })

export const section = style({ display: 'grid', gap: space[4], minWidth: 0 })

export const fields = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr' } },
})

export const fullRow = style({ '@media': { [media.middle]: { gridColumn: '1 / -1' } } })

/** Two short related fields, side by side on phones too. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: space[4],
})

export const aside = style({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  '@media': { '(min-width: 1180px)': { position: 'sticky', top: space[5] } },
})

export const preview = style({
  padding: space[4],
  border: vars.border.hairline,
  borderRadius: vars.radius[2],
  background: color.surface,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingTop: space[5],
  borderTop: vars.border.hairline,
})

export const notice = style({ marginBottom: space[5] })

export const editorPlaceholder = style({
  minHeight: 220,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
})

export const error = style({
  color: color.bad,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.medium,
})
