import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space } = vars

export const late = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  verticalAlign: 'bottom',
  color: color.bad,
  fontWeight: vars.weight.medium,
})

/** The ages of a queue side by side; its length compares with the longest queue. */
export const ages = style({ display: 'flex', gap: 1, minWidth: 120, height: 14 })
globalStyle(`${ages} > i`, { display: 'block' })

const outline = { boxShadow: `inset 0 0 0 1px ${color.act}` } as const
/** The marks differ without colour too: empty, light, full, hatched. */
export const age = styleVariants({
  h4: outline,
  h24: {
    ...outline,
    background: `color-mix(in srgb, ${color.act} 42%, ${color.paper})`,
  },
  d3: { background: color.actStrong },
  over: {
    boxShadow: `inset 0 0 0 1px ${color.bad}`,
    background: `repeating-linear-gradient(-45deg, ${color.bad} 0 3px, ${color.paper} 3px 5px)`,
  },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginTop: space[3],
  fontSize: vars.size[1],
  color: color.ink2,
})
globalStyle(`${legend} > span`, { display: 'inline-flex', alignItems: 'center', gap: space[2] })
globalStyle(`${legend} i`, { display: 'block', width: 20, height: 10 })

export const side = style({ display: 'grid', gap: space[5], alignContent: 'start' })
export const small = style({})
globalStyle(`${small} dd`, {
  fontSize: vars.size[2],
  fontWeight: vars.weight.medium,
  fontStretch: '100%',
  lineHeight: vars.lead[2],
})
globalStyle(`${small} > div`, { minHeight: 36 })

/** On a phone each queue is a card: its name and number, the ages, and what the other columns say. */
export const queues = style({ '@media': { [media.narrow]: { display: 'block', minWidth: 0 } } })
const onPhone = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(`${queues} ${selector}`, { '@media': { [media.narrow]: rule } })
onPhone('thead', { display: 'none' })
onPhone('tbody', { display: 'block' })
onPhone('tbody tr', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  paddingBlock: space[2],
  borderBottom: vars.border.hairline,
})
onPhone('tbody tr > *', { paddingBlock: 0, border: 0 })
onPhone('tbody tr > :is(th, td):not(:first-child)', { paddingInlineStart: 0 })
onPhone('tbody th', { flex: 1 })
onPhone('tbody td:nth-child(3)', { flexBasis: '100%', paddingBlock: space[1] })
onPhone('tbody td:empty', { display: 'none' })
onPhone('tbody td[data-label]', { fontSize: vars.size[1], lineHeight: vars.lead[1] })
onPhone('tbody td[data-label]::before', { content: "attr(data-label) ' '", color: color.ink3 })
