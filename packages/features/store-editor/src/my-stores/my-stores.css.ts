import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: `${space[6]} ${space[4]}`,
})

export const title = style({ fontSize: vars.size[5], lineHeight: vars.lead[5] })

export const notice = style({ marginBottom: space[5] })

/** Keeps the footer out of view: it would move when the content loads. */
export const loading = style({ minHeight: '100vh' })

export const list = style({ borderTop: `3px solid ${vars.color.rule}` })

const imageWidth = 88
const imageWidthWide = 128

/** Image and details, with the controls below them or, on wide screens, next to them. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: `${imageWidth}px minmax(0, 1fr)`,
  gridTemplateAreas: '"image details" "progress progress" "tools tools"',
  alignItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: space[5],
  borderBottom: vars.border.hairline,
  '@media': {
    [media.middle]: {
      gridTemplateColumns: `${imageWidthWide}px minmax(0, 1fr) 232px`,
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"image details tools" "image progress tools"',
      columnGap: space[5],
    },
  },
})

export const image = style({ gridArea: 'image', width: '100%' })

export const noImage = style([
  image,
  { aspectRatio: '1', borderRadius: vars.radius[1], background: vars.color.sunk },
])

export const details = style({ gridArea: 'details', display: 'grid', gap: space[1], minWidth: 0 })

export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.name,
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  color: vars.color.ink2,
})

export const progress = style({ gridArea: 'progress', minWidth: 0 })

export const tools = style({ gridArea: 'tools', display: 'grid', gap: space[3], minWidth: 0 })

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[3],
})
