import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: `${space[6]} ${space[4]}`,
})

export const countedHeader = style([header, { alignItems: 'end' }])

export const title = style({ fontSize: vars.size[5], lineHeight: vars.lead[5] })

export const count = style({ color: color.ink2, fontFeatureSettings: '"tnum"' })

export const notice = style({ marginBottom: space[5] })

/** Keeps the footer out of view: it would move when the content loads. */
export const loading = style({ minHeight: '100vh' })

export const list = style({ borderTop: `3px solid ${color.rule}` })

/** Image and details, with the controls below them or, on wide screens, next to them. */
const card = style({
  display: 'grid',
  gridTemplateAreas: '"image details" "progress progress" "tools tools"',
  alignItems: 'start',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: space[5],
  borderBottom: vars.border.hairline,
  '@media': {
    [media.middle]: {
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"image details tools" "image progress tools"',
      columnGap: space[5],
    },
  },
})

export const imageWidths = {
  wide: { narrowScreen: 112, wideScreen: 168 },
  square: { narrowScreen: 88, wideScreen: 128 },
} as const
export type ListingImageShape = keyof typeof imageWidths

export const cards = styleVariants(imageWidths, ({ narrowScreen, wideScreen }) => [
  card,
  {
    gridTemplateColumns: `${narrowScreen}px minmax(0, 1fr)`,
    '@media': {
      [media.middle]: { gridTemplateColumns: `${wideScreen}px minmax(0, 1fr) 272px` },
    },
  },
])

export const image = style({ gridArea: 'image', width: '100%' })

export const noImages = styleVariants({ wide: '3 / 2', square: '1' }, (aspectRatio) => [
  image,
  { aspectRatio, borderRadius: vars.radius[1], background: color.sunk },
])

export const details = style({ gridArea: 'details', display: 'grid', gap: space[1], minWidth: 0 })

export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
  fontStretch: vars.stretch.name,
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const progress = style({ gridArea: 'progress', minWidth: 0 })

export const tools = style({ gridArea: 'tools', display: 'grid', gap: space[3], minWidth: 0 })

/** Two buttons and the menu; long labels wrap. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
globalStyle(`${buttons} > *`, { flex: '1 1 auto' })
globalStyle(`${buttons} > :last-child`, { flex: 'none' })
