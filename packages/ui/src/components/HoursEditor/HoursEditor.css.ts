import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, space } = vars

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderTop: vars.border.hairline,
})

export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'start',
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
  selectors: { '&[data-wrong]': { background: color.badSoft } },
  '@media': { [media.middle]: { gridTemplateColumns: '112px minmax(0, 1fr) auto' } },
})

const line = style({ display: 'flex', alignItems: 'center', minHeight: vars.touch })

export const name = style([line, { fontWeight: vars.weight.medium }])

export const spans = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    '(max-width: 767px)': { gridColumn: '1 / -1', gridRow: 2 },
  },
})

export const closed = style([line, { color: color.ink3 }])

export const span = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 132px) auto minmax(0, 132px) auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: space[2],
})

export const problem = style({
  color: color.bad,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  lineHeight: vars.lead[2],
})

export const tools = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'end',
  gap: space[1],
})
