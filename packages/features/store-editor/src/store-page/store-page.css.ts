import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Keeps the footer out of view: it would move when the content loads. */
export const loading = style({ minHeight: '100vh' })

const imageWidth = 88
const imageWidthWide = 128

export const header = style({
  display: 'grid',
  gridTemplateColumns: `${imageWidth}px minmax(0, 1fr)`,
  gridTemplateAreas: '"back back" "image details" "progress progress" "tools tools"',
  alignItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: `${space[5]} ${space[6]}`,
  '@media': {
    [media.middle]: {
      gridTemplateColumns: `${imageWidthWide}px minmax(0, 1fr) 232px`,
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"back back back" "image details tools" "image progress tools"',
      columnGap: space[5],
    },
  },
})

export const back = style({ gridArea: 'back', justifySelf: 'start' })

export const image = style({ gridArea: 'image', width: '100%' })

export const noImage = style([
  image,
  { aspectRatio: '1', borderRadius: vars.radius[1], background: color.sunk },
])

export const details = style({ gridArea: 'details', display: 'grid', gap: space[1], minWidth: 0 })

export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: color.ink2,
})

export const batches = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[2],
  fontVariantNumeric: 'tabular-nums',
})

/** No row gap, so that the lines of a wrapped batch stay together. */
export const batch = style([facts, { rowGap: 0 }])

export const batchName = style({ color: color.ink, fontWeight: vars.weight.medium })

export const progress = style({ gridArea: 'progress', minWidth: 0 })

export const tools = style({ gridArea: 'tools', display: 'grid', gap: space[3], minWidth: 0 })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[7],
})

export const products = style({ display: 'grid', gap: space[4] })

export const muted = style({ color: color.ink3 })

export const empty = style({ display: 'grid', gap: space[1], color: color.ink2, maxWidth: 560 })

export const emptyTitle = style({
  color: color.ink,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
})

export const add = style({ justifySelf: 'start' })

/** Laid out like the header, one step smaller. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gridTemplateAreas: '"image details" "progress progress" "tools tools"',
  alignItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
  '@media': {
    [media.middle]: {
      gridTemplateColumns: '96px minmax(0, 1fr) 216px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"image details tools" "image progress tools"',
    },
  },
})

export const productImage = style({ gridArea: 'image', width: '100%' })

export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.name,
  overflowWrap: 'anywhere',
})

export const productTools = style({
  gridArea: 'tools',
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  minWidth: 0,
})

export const preview = style({ display: 'grid', gap: space[4], minWidth: 0 })

/** Description, with the contact details below it or, on wide screens, next to it. */
export const previewFrame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[4],
  border: vars.border.hairline,
  borderRadius: vars.radius[2],
  background: color.surface,
  '@media': {
    [media.middle]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: space[5] },
  },
})

export const previewMain = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  overflowWrap: 'anywhere',
})

export const previewHeader = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
})

export const previewName = style({ fontSize: vars.size[4], lineHeight: vars.lead[4] })

export const contactList = style({ borderTop: vars.border.hairline })

export const contactRow = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  color: color.ink2,
})

export const contactValue = style({
  color: color.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
