import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBottom: space[8],
})

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[5]} 0`,
  borderBottom: vars.border.hairline,
})

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
})

export const name = style({ flex: '1 1 260px', minWidth: 0 })

export const job = style({
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  overflowWrap: 'anywhere',
  selectors: { '[data-ended] &': { color: color.ink2 } },
})

export const employer = style({
  color: color.ink2,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
})

export const pay = style({
  fontWeight: vars.weight.bold,
  fontSize: vars.size[2],
  fontVariantNumeric: 'tabular-nums',
})

/** One line of steps; a column on a phone. */
export const way = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [media.middle]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 184px)', gap: 0 },
  },
})

const dot = 12

export const step = style({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  paddingLeft: space[5],
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    left: 0,
    top: '4px',
    width: dot,
    height: dot,
    borderRadius: '50%',
    border: `2px solid ${color.rule}`,
    background: color.paper,
  },
  '::after': {
    content: '',
    position: 'absolute',
    left: '5px',
    top: '10px',
    height: `calc(100% + ${space[3]})`,
    borderLeft: `2px dashed ${color.line}`,
  },
  selectors: {
    '&:last-child::after': { display: 'none' },
    '&[data-look=past]::before': { background: color.act, borderColor: color.act },
    '&[data-look=past]::after': { borderLeftStyle: 'solid', borderLeftColor: color.act },
    '&[data-look=now]::before': { background: color.accent, borderColor: color.accent },
    '&[data-look=stop]::before': {
      background: `linear-gradient(${color.ink2}, ${color.ink2}) center / 6px 2px no-repeat`,
      borderColor: color.ink2,
    },
  },
  '@media': {
    [media.middle]: {
      paddingLeft: 0,
      paddingTop: space[5],
      '::before': { top: 0 },
      '::after': {
        left: 0,
        top: '5px',
        width: '100%',
        height: 0,
        borderLeft: 0,
        borderTop: `2px dashed ${color.line}`,
      },
      selectors: {
        '&[data-look=past]::after': { borderTopStyle: 'solid', borderTopColor: color.act },
      },
    },
  },
})

export const stepName = style({
  color: color.ink2,
  fontWeight: vars.weight.medium,
  selectors: {
    '[data-look=now] &, [data-look=stop] &': { color: color.ink, fontWeight: vars.weight.bold },
  },
})

export const stepDate = style({ color: color.ink2, fontVariantNumeric: 'tabular-nums' })

export const note = style({
  maxWidth: '68ch',
  color: color.ink2,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const settings = style({ display: 'grid', gap: space[2], paddingTop: space[6] })

export const facts = style({ display: 'grid' })

export const fact = style({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} 0`,
  borderBottom: vars.border.hairline,
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  '@media': { [media.middle]: { gridTemplateColumns: '172px minmax(0, 1fr)' } },
})

// The switch has its own line.
globalStyle(`${fact}:last-child`, { borderBottom: 0 })
globalStyle(`${fact} > dt`, { color: color.ink2 })

export const small = style({
  display: 'block',
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const stages = style({
  display: 'grid',
  gap: '2px',
  marginTop: space[1],
  color: color.ink2,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const search = style({
  display: 'grid',
  gap: space[2],
  maxWidth: '520px',
  marginTop: space[4],
  '@media': {
    [media.middle]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  },
})

export const found = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' })

export const blocked = style({ display: 'grid', gap: space[1], maxWidth: '520px' })

export const blockedRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
