import { media, nameTitle, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const title = style({
  paddingBottom: vars.space[4],
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBottom: vars.space[4],
    },
  },
})

export const name = style([nameTitle, { '@media': { [media.wide]: { gridColumn: '1 / -1' } } }])

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  marginTop: vars.space[2],
  color: vars.color.ink2,
  '@media': { [media.wide]: { marginTop: 0 } },
})

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' })

export const good = style([mark, { color: vars.color.good, fontWeight: vars.weight.medium }])

export const quiet = style({ color: vars.color.ink3 })

export const actions = style({
  '@media': { [media.narrow]: { marginTop: vars.space[2], marginInlineStart: '-8px' } },
})

/** The text with the summary card beside it. */
export const columns = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: '64px',
      alignItems: 'start',
    },
  },
})

export const story = style({
  minWidth: 0,
  '@media': { [media.wide]: { gridArea: '1 / 1' } },
})

export const section = style({
  paddingTop: vars.space[7],
  scrollMarginTop: '40px',
})

export const note = style({
  marginTop: vars.space[3],
  maxWidth: '64ch',
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
  color: vars.color.ink3,
})

/** Shown where the fee sheet is wider than the screen. */
export const scrollNote = style({
  '@media': { [media.middle]: { display: 'none' }, print: { display: 'none' } },
})

export const missing = style({ color: vars.color.ink2 })

export const textLink = style({
  color: vars.color.act,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  overflowWrap: 'anywhere',
})

/** The value in a register, below the source of the value. */
export const registerLine = style({ display: 'block' })

export const after = style({
  marginTop: '64px',
  scrollMarginTop: '40px',
  '@media': { print: { display: 'none' } },
})

export const video = style({ marginTop: vars.space[4] })

/** Has the size of the player that replaces it. */
export const videoLink = style([
  video,
  {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 9',
    background: vars.color.sunk,
    color: vars.color.act,
  },
])
