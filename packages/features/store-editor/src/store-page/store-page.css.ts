import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Keeps the foot of the page out of view: it would jump when the content comes. */
export const loading = style({ minHeight: '100vh' })

const imagePhone = 88
const imageRoomy = 128

export const head = style({
  display: 'grid',
  gridTemplateColumns: `${imagePhone}px minmax(0, 1fr)`,
  gridTemplateAreas: '"back back" "image words" "progress progress" "tools tools"',
  alignItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: `${space[5]} ${space[6]}`,
  '@media': {
    [media.middle]: {
      gridTemplateColumns: `${imageRoomy}px minmax(0, 1fr) 232px`,
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"back back back" "image words tools" "image progress tools"',
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

export const words = style({ gridArea: 'words', display: 'grid', gap: space[1], minWidth: 0 })

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

/** A batch that needs two lines is still one. */
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

export const services = style({ display: 'grid', gap: space[4] })

export const quiet = style({ color: color.ink3 })

export const none = style({ display: 'grid', gap: space[1], color: color.ink2, maxWidth: 560 })

export const noneTitle = style({
  color: color.ink,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
})

export const add = style({ justifySelf: 'start' })

/** A row of the store: as its head, one step smaller. */
export const service = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gridTemplateAreas: '"image words" "progress progress" "tools tools"',
  alignItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: space[4],
  borderBottom: vars.border.hairline,
  '@media': {
    [media.middle]: {
      gridTemplateColumns: '96px minmax(0, 1fr) 216px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"image words tools" "image progress tools"',
    },
  },
})

export const plate = style({ gridArea: 'image', width: '100%' })

export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.name,
  overflowWrap: 'anywhere',
})

export const serviceTools = style({
  gridArea: 'tools',
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  minWidth: 0,
})

export const preview = style({ display: 'grid', gap: space[4], minWidth: 0 })

/** What the store tells, and beneath or beside it how it is reached. */
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

export const story = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  overflowWrap: 'anywhere',
})

export const previewHead = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
})

export const previewName = style({ fontSize: vars.size[4], lineHeight: vars.lead[4] })

export const lines = style({ borderTop: vars.border.hairline })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  color: color.ink2,
})

export const answer = style({
  color: color.ink,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})
