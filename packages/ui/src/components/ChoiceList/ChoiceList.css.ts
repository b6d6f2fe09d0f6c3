import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars
const container = 'eb-choice-list'

export const group = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  containerType: 'inline-size',
  containerName: container,
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[3],
  width: '100%',
  padding: 0,
  marginBottom: space[2],
  fontWeight: vars.weight.medium,
  selectors: { '&:lang(hi)': { lineHeight: vars.lead[3] } },
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: `10px ${space[2]}` })

/** Long names wrap inside the list. */
export const chip = style({ maxWidth: '100%' })
globalStyle(`${chip}${chip}`, {
  paddingBlock: space[1],
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

export const ticks = style({
  display: 'grid',
  columnGap: space[5],
  alignItems: 'start',
  '@container': {
    [`${container} (min-width: 400px)`]: { gridTemplateColumns: '1fr 1fr' },
    [`${container} (min-width: 720px)`]: { gridTemplateColumns: '1fr 1fr 1fr' },
  },
})

export const all = style({ marginBlock: `calc(-1 * ${space[1]})` })

export const chevron = style({
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: vars.touch,
  color: color.act,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  textUnderlineOffset: 4,
  ':hover': { color: color.actStrong, textDecoration: 'underline' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** Reserves the space of the tick. */
export const tick = style({ flex: 'none', width: 16, color: color.act })

export const add = style({ justifySelf: 'start', color: color.act })
globalStyle(`${add}${add}`, { marginInlineStart: `calc(-1 * ${space[2]})` })

export const hint = style({
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
})

export const error = style([hint, { color: color.bad, fontWeight: vars.weight.medium }])
