import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style({ display: 'grid', gap: space[1], paddingTop: space[5] })

export const title = style({ fontSize: vars.size[5], lineHeight: vars.lead[5] })

export const sections = style({
  display: 'grid',
  gap: space[7],
  paddingTop: space[6],
})

/** The scroll margin keeps a section clear of the sticky jump bar. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  scrollMarginTop: 64,
})

/** The explanation beside the controls, or above them on a phone. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [media.wide]: { gridTemplateColumns: '272px minmax(0, 640px)', columnGap: 56 },
  },
})

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
})

export const text = style({ color: color.ink2, textWrap: 'pretty' })

export const quiet = style({ color: color.ink3 })

export const subtitle = style({ fontSize: vars.size[3], lineHeight: vars.lead[3] })

export const fields = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.middle]: { gridTemplateColumns: '1fr 1fr' } },
})

/** As high as a line of text. */
export const skeletonLine = style({ height: '1lh', overflow: 'clip' })

export const skeletonField = style({ display: 'grid', gap: space[1] })

export const skeletonInput = style({
  height: vars.touch,
  borderRadius: vars.radius[1],
  background: color.line,
})

export const form = style({ display: 'grid', gap: space[4], maxWidth: 440 })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})

/** A text and the button it asks to press. */
export const prompt = style({ display: 'grid', justifyItems: 'start', gap: space[3] })

export const images = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  '@media': {
    [media.middle]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: space[5] },
  },
})

export const portrait = style({
  width: 128,
  '@media': { [media.middle]: { width: 160 } },
})

export const cover = style({ width: '100%' })

export const tools = style({ display: 'grid', gap: space[2] })

export const imageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
})

/** The image of a conflict. */
export const otherImage = style({ maxWidth: '100%', maxHeight: 96 })

export const lines = style({
  borderTop: vars.border.hairline,
  // Aligns the first line with the explanation beside it.
  '@media': { [media.wide]: { borderTop: 0, marginTop: `calc(-1 * ${space[3]})` } },
})

export const line = style({ borderBottom: vars.border.hairline })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minHeight: 72,
  paddingBlock: space[3],
})

export const childForm = style({ display: 'grid', gap: space[4], paddingBlock: space[4] })

export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const device = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
})

export const address = style([device, { columnGap: space[3] }])

export const list = style({
  paddingInlineStart: space[5],
  listStyle: 'disc',
  color: color.ink2,
})
