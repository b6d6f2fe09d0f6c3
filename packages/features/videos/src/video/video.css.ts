import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, lead, size, space } = vars

export const head = style({ paddingBottom: space[5] })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[5]}`,
  marginTop: space[2],
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  minHeight: vars.touch,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})

export const duration = style({ display: 'inline-flex', alignItems: 'center', gap: 6 })

export const actions = style({
  '@media': {
    [media.narrow]: { marginInlineStart: -8 },
    [media.wide]: { marginInlineEnd: -8 },
  },
})

/** Player and transcript, with the details beside them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gridTemplateRows: 'auto 1fr',
      columnGap: '64px',
      alignItems: 'start',
    },
  },
})

export const player = style({ minWidth: 0 })

export const note = style({
  marginTop: space[2],
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
})

export const side = style({
  display: 'grid',
  gap: space[5],
  marginTop: space[5],
  '@media': { [media.wide]: { gridArea: '1 / 2 / 3 / 3', marginTop: 0 } },
})

globalStyle(`${side} > [data-lazy]`, { display: 'contents' })

export const main = style({ minWidth: 0 })

export const section = style({ paddingTop: space[7] })

/** Card with the contest's details. */
export const contest = style({
  padding: space[4],
  background: color.surface,
  border: vars.border.hairline,
  borderTop: `3px solid ${color.accent}`,
  borderRadius: `0 0 ${vars.radius[2]} ${vars.radius[2]}`,
  '@media': { [media.wide]: { padding: space[5] } },
})

export const contestLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  minHeight: 40,
  borderBottom: vars.border.hairline,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
})

export const contestValue = style({ color: color.ink, fontWeight: vars.weight.medium })

export const contestTitle = style({
  marginTop: space[4],
  fontSize: size[2],
  lineHeight: lead[2],
  fontWeight: vars.weight.medium,
  fontStretch: '100%',
})

export const entry = style({ marginTop: space[1], color: color.ink2 })
globalStyle(`${entry} > p, ${entry} > p:first-child`, { fontSize: size[2], lineHeight: lead[3] })
globalStyle(`${entry} > * + *`, { marginTop: space[2] })

export const enter = style({ marginTop: space[4] })

export const sideTitle = style({
  paddingBlock: space[2],
  borderTop: `1px solid ${color.rule}`,
  fontSize: size[2],
  lineHeight: lead[2],
  fontWeight: vars.weight.medium,
  fontStretch: '100%',
})

export const school = style({ maxWidth: 320 })

export const speaker = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  paddingBlock: space[2],
  borderTop: vars.border.hairline,
})

export const role = style({
  color: color.ink3,
  selectors: { [`${speaker} > b + &`]: {}, 'b + &': { marginInlineStart: space[2] } },
})
globalStyle(`${speaker} > ${role}`, { marginInlineStart: 0 })

/** Prize, winner and work. */
export const winner = style({
  display: 'grid',
  gap: `2px ${space[5]}`,
  paddingBlock: space[3],
  borderBottom: vars.border.hairline,
  '@media': {
    [media.middle]: { gridTemplateColumns: '112px minmax(0, 1fr) minmax(0, 1.4fr)' },
  },
})

export const winnerImages = style({ '@media': { [media.middle]: { gridColumn: '2 / -1' } } })

export const prize = style({ color: color.ink3 })
export const work = style({ color: color.ink2, fontStyle: 'normal', textWrap: 'pretty' })
export const emptyNote = style({ paddingTop: space[3], color: color.ink2 })

export const related = style({ marginTop: '64px' })
