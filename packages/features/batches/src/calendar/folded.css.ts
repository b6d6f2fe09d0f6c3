import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { hourHeight } from './calendar.css'

const { color, space } = vars
const smallText = { fontSize: vars.size[1], lineHeight: vars.lead[1] } as const
const tabular = { fontVariantNumeric: 'tabular-nums' } as const

/** A phone lists every session. */
export const strip = style({
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.wide]: {
      position: 'absolute',
      top: `calc((var(--t) - var(--from)) * ${hourHeight}px + 1px)`,
      height: `calc(var(--d) * ${hourHeight}px - 3px)`,
      insetInlineStart: 'calc(2px + var(--l) * 100%)',
      width: 'calc(var(--w) * 100% - 5px)',
    },
  },
})
globalStyle(`${strip} > span`, { display: 'block', height: '100%' })

export const button = style({
  display: 'block',
  width: '100%',
  height: '100%',
  minWidth: 24,
  padding: '4px 0 0',
  border: 0,
  borderRadius: vars.radius[1],
  background: color.sunk,
  color: color.act,
  ...smallText,
  ...tabular,
  fontFamily: 'inherit',
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.actSoft },
    '&:focus-visible': { outline: `3px solid ${color.act}`, outlineOffset: '2px' },
  },
})
// The name of a day's first line begins at the top, as in the sessions beside it.
globalStyle(`${strip} > span > ${button}`, {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
})

export const list = style({ width: 'min(300px, 80vw)' })
globalStyle(`${list} > li + li`, { borderTop: vars.border.hairline })

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[3]}`,
  minHeight: 48,
  alignContent: 'center',
  paddingBlock: space[2],
  color: color.ink,
  textDecoration: 'none',
})
globalStyle(`${entry}:hover b`, { color: color.act, textDecoration: 'underline' })
globalStyle(`${entry} b`, { fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })
globalStyle(`${entry}[data-look="cancelled"] b`, { textDecoration: 'line-through' })
globalStyle(`${entry}:is([data-look="cancelled"], [data-look="left"]) b`, { color: color.ink3 })

export const time = style([smallText, tabular, { gridColumn: 1, color: color.ink2 }])
export const status = style([
  smallText,
  { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center', textAlign: 'end', color: color.ink2 },
])
