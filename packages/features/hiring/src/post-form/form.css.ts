import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
  paddingTop: space[4],
  paddingBottom: space[3],
  borderBottom: `3px double ${color.rule}`,
})

export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  overflowWrap: 'anywhere',
})

/** The form, with the preview below it or, on wide screens, next to it. */
export const noticeActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[3],
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
  '@media': {
    '(min-width: 1180px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: 0,
    },
  },
})

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignContent: 'start',
  '@media': { '(min-width: 1180px)': { paddingInlineEnd: space[6] } },
})

// The footer must not cover the field that has the focus.
globalStyle(`${form} :is(input, select, textarea, button, [contenteditable])`, {
  scrollMarginBottom: 180,
})

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})
export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBottom: space[2],
  borderBottom: vars.border.hairline,
})
export const sectionTitle = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })
export const note = style({ color: color.ink3, fontSize: vars.size[1], lineHeight: vars.lead[1] })
export const hint = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  textWrap: 'pretty',
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.middle]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const three = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.middle]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const rupee = style({ color: color.ink3 })

export const editorPlace = style({
  minHeight: 220,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
})

export const refused = style({
  display: 'grid',
  gap: space[1],
  marginTop: space[2],
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})

export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignContent: 'start',
  '@media': {
    '(min-width: 1180px)': {
      borderInlineStart: vars.border.hairline,
      paddingInlineStart: space[5],
    },
  },
})

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
})
export const jobRow = style({
  marginTop: space[3],
  borderBlock: `1px solid ${color.rule}`,
  paddingBlock: space[3],
})
export const jobTitle = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  overflowWrap: 'anywhere',
})
export const jobPlace = style({
  marginBottom: space[2],
  color: color.ink2,
  overflowWrap: 'anywhere',
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: 32,
  paddingBlock: 4,
  borderTop: vars.border.hairline,
})
export const factName = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
export const factValue = style({
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const missing = style({ color: color.ink3, fontWeight: vars.weight.regular })
export const previewTitle = style({
  marginTop: space[4],
  marginBottom: space[1],
  fontSize: vars.size[2],
})
export const asked = style({ paddingInlineStart: 20, listStyle: 'decimal', color: color.ink2 })

// Buttons share the line of a phone.
export const footButton = style({ '@media': { [media.narrow]: { flex: 1 } } })

/** Stays in view; above the bottom bar of a phone. */
export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[2],
  paddingBlock: space[3],
  borderTop: `1px solid ${color.rule}`,
  background: color.paper,
  '@media': {
    [media.narrow]: {
      bottom: 'calc(61px + env(safe-area-inset-bottom))',
      paddingBlock: space[2],
    },
  },
})
export const footNote = style({
  flex: '1 1 240px',
  // The buttons alone leave the most room for the form.
  '@media': { [media.narrow]: { display: 'none' } },
  color: color.ink3,
  textWrap: 'pretty',
})
export const problem = style({
  flex: '1 1 240px',
  '@media': { [media.narrow]: { flexBasis: '100%' } },
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: color.bad,
  fontWeight: vars.weight.medium,
})
