import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

export const top = style({
  paddingTop: vars.space[5],
  '@media': { [media.wide]: { paddingTop: vars.space[6] } },
})

export const title = style({
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  overflowWrap: 'anywhere',
})

export const count = style({ marginTop: '2px', color: vars.color.ink2 })

export const box = style({ maxWidth: '792px', marginTop: vars.space[4] })

export const didYouMean = style({ marginTop: vars.space[3], fontSize: vars.size[3] })

export const tabs = style({ marginTop: vars.space[5] })

export const section = style({ marginTop: vars.space[6] })

export const lines = style({
  '@media': {
    [media.middle]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: vars.space[7],
    },
  },
})

export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: vars.space[4],
  alignItems: 'center',
  padding: `${vars.space[3]} 0`,
  borderBottom: vars.border.hairline,
})

export const image = style({ width: '56px', height: '56px' })

export const name = style({
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  fontStretch: vars.stretch.name,
})

/** The whole line is the link. */
export const link = style({
  selectors: {
    '&:hover': { color: vars.color.act },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
})

/** The buttons are above the line's link. They need scripts. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  color: vars.color.ink2,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const detail = style({ color: vars.color.ink2 })
