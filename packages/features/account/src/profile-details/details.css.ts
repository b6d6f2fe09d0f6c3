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

/** Not under the bar of sections when it is jumped to. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  scrollMarginTop: 64,
})

/** What it is about, and beside it what one can do: one above the other on a phone. */
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

/** As high as a line of words. */
export const greyLine = style({ height: '1lh', overflow: 'clip' })

/** In place of a field that is on its way. */
export const greyField = style({ display: 'grid', gap: space[1] })

export const greyInput = style({
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

/** Words, and what to do about them. */
export const ask = style({ display: 'grid', justifyItems: 'start', gap: space[3] })

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
  '@media': { [media.middle]: { width: 160, justifySelf: 'center' } },
})

export const cover = style({ width: '100%' })

export const tools = style({ display: 'grid', gap: space[2] })

export const lines = style({
  borderTop: vars.border.hairline,
  // Its first line stands level with the words beside it.
  '@media': { [media.wide]: { borderTop: 0, marginTop: `calc(-1 * ${space[3]})` } },
})

export const line = style({ borderBottom: vars.border.hairline })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
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

export const goes = style({
  paddingInlineStart: space[5],
  listStyle: 'disc',
  color: color.ink2,
})
