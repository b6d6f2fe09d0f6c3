import { media, vars } from '@edbazaar/ui/theme'
import { style } from '@vanilla-extract/css'

/** A card beside the text. */
export const card = style({
  marginTop: vars.space[5],
  padding: vars.space[4],
  background: vars.color.surface,
  border: vars.border.hairline,
  borderTop: `3px solid ${vars.color.accent}`,
  borderRadius: `0 0 ${vars.radius[2]} ${vars.radius[2]}`,
  '@media': {
    [media.wide]: {
      gridArea: '1 / 2',
      position: 'sticky',
      top: '64px',
      marginTop: vars.space[7],
      padding: vars.space[5],
    },
  },
})

export const lines = style({
  marginTop: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
})

/** Heading of the facts that apply to every class, below those of the selected class. */
export const group = style({
  marginTop: vars.space[5],
  paddingBottom: vars.space[1],
  borderBottom: `1px solid ${vars.color.rule}`,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  fontWeight: vars.weight.medium,
})

export const facts = style({ fontVariantNumeric: 'tabular-nums' })

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '40px',
  paddingBlock: vars.space[2],
  borderBottom: vars.border.hairline,
  color: vars.color.ink2,
  selectors: { '&:last-child': { borderBottom: 0 } },
})

export const sum = style([line, { minHeight: '56px' }])

export const total = style({
  color: vars.color.ink,
  fontSize: vars.size[5],
  lineHeight: vars.lead[5],
  fontWeight: vars.weight.lead,
  fontStretch: vars.stretch.narrow,
})

export const answer = style({
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textAlign: 'end',
  textWrap: 'balance',
})

export const buttons = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: vars.space[3],
  marginTop: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
