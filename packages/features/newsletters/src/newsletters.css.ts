import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** The archive with the subscribe form beside it; on a phone the form comes first. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  marginTop: vars.space[7],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      columnGap: '64px',
      alignItems: 'start',
    },
  },
})

export const archive = style({ minWidth: 0, '@media': { [media.wide]: { gridArea: '1 / 1' } } })

export const subscribe = style({
  '@media': { [media.wide]: { gridArea: '1 / 2', position: 'sticky', top: vars.space[5] } },
})

/** Wraps the lazy form without affecting the layout. */
export const lazyForm = style({ display: 'contents' })

/** Reserves the space of the form until it has loaded. */
export const formPlaceholder = style([subscribe, { minHeight: '360px' }])

export const form = style({ display: 'grid', gap: vars.space[4] })

export const promise = style({
  marginTop: vars.space[4],
  color: vars.color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[2],
})

export const none = style({ paddingBlock: vars.space[4], color: vars.color.ink2 })

export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBottom: vars.border.hairline,
  '@media': {
    [media.middle]: { gridTemplateColumns: '168px minmax(0, 1fr)', columnGap: vars.space[5] },
  },
})

export const issue = style({
  display: 'flex',
  gap: vars.space[3],
  color: vars.color.ink3,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.middle]: { display: 'grid', gap: 0, alignContent: 'start' } },
})

export const entryTitle = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  fontStretch: vars.stretch.name,
  textWrap: 'balance',
})

/** The whole entry is the link. */
export const entryLink = style({
  color: vars.color.ink,
  font: 'inherit',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.act },
})

export const summary = style({
  maxWidth: '60ch',
  marginTop: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
})

export const issueColumns = style([columns, { marginTop: 0 }])

export const issueHead = style({ paddingBottom: vars.space[5] })

export const issueLine = style({ display: 'flex', gap: vars.space[3] })

export const issueActions = style({ marginTop: vars.space[3], marginInlineStart: '-12px' })

export const body = style({
  borderTop: `1px solid ${vars.color.rule}`,
  paddingTop: vars.space[5],
})

export const neighbours = style({ marginTop: '64px' })

export const neighbour = style({
  padding: `${vars.space[4]} 0`,
  borderBottom: vars.border.hairline,
})

export const neighbourWhen = style({
  color: vars.color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})
