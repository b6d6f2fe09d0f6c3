import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { hourHeight } from './calendar.css'

const { color, space } = vars
const smallText = { fontSize: vars.size[1], lineHeight: vars.lead[1] } as const
const tabular = { fontVariantNumeric: 'tabular-nums' } as const
const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const look = (name: string) => `&[data-look="${name}"]`
const stripes = `repeating-linear-gradient(-45deg, ${color.sunk} 0 6px, transparent 6px 10px)`
const outlined = {
  background: 'none',
  boxShadow: 'none',
  outline: `1px dashed ${color.line2}`,
  outlineOffset: '-1px',
} as const
/** The look of a session with a background, also in the legend. */
const looks = {
  background: color.actSoft,
  boxShadow: `inset 3px 0 ${color.act}`,
  selectors: {
    [look('full')]: { background: color.act, boxShadow: 'none' },
    [look('paused')]: { background: stripes, boxShadow: `inset 3px 0 ${color.ink3}` },
    [look('ended')]: { background: color.sunk, boxShadow: `inset 3px 0 ${color.line2}` },
    [look('cancelled')]: outlined,
    [look('left')]: outlined,
    '&[data-live]': { outline: `2px solid ${color.accent}`, outlineOffset: '-1px', zIndex: 1 },
  },
} as const

export const session = style({
  color: color.ink,
  textDecoration: 'none',
  '@media': {
    [media.wide]: {
      ...looks,
      position: 'absolute',
      top: `calc((var(--t) - var(--from)) * ${hourHeight}px + 1px)`,
      height: `calc(var(--d) * ${hourHeight}px - 3px)`,
      insetInlineStart: 'calc(2px + var(--l) * 100%)',
      width: 'calc(var(--w) * 100% - 5px)',
      display: 'flex',
      flexDirection: 'column',
      padding: `4px 6px 0 9px`,
      overflow: 'hidden',
      borderRadius: vars.radius[1],
      fontSize: vars.size[1],
      lineHeight: vars.lead[1],
      selectors: {
        ...looks.selectors,
        '&:hover': { outline: `1px solid ${color.act}` },
        '&:focus-visible': { outline: `3px solid ${color.act}`, outlineOffset: '2px', zIndex: 2 },
      },
    },
    [media.narrow]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '84px minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr',
      gap: `0 ${space[3]}`,
      minHeight: 64,
      paddingBlock: space[3],
      borderBottom: vars.border.hairline,
      selectors: {
        '&[data-live]::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: `calc(-1 * ${space[3]})`,
          width: 3,
          background: color.accent,
        },
      },
    },
  },
})
globalStyle(`${session} b`, {
  fontWeight: vars.weight.medium,
  '@media': {
    [media.wide]: { ...clipped, order: -1, flex: 'none' },
    [media.narrow]: {
      gridColumn: 2,
      fontSize: vars.size[3],
      lineHeight: vars.lead[3],
      overflowWrap: 'anywhere',
    },
  },
})
/** As many lines as leave space for two lines of the status. */
globalStyle(`${session}[data-half] b`, {
  '@media': {
    [media.wide]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 'var(--n)',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
})
globalStyle(`${session}[data-look="ended"] b`, {
  '@media': { [media.wide]: { color: color.ink2, fontWeight: vars.weight.regular } },
})
globalStyle(`${session}[data-look="cancelled"] b`, {
  color: color.ink3,
  fontWeight: vars.weight.regular,
  textDecoration: 'line-through',
})
globalStyle(`${session}[data-look="left"] b`, {
  color: color.ink3,
  fontWeight: vars.weight.regular,
})

export const sessionTime = style({
  ...tabular,
  '@media': {
    [media.wide]: {
      ...clipped,
      flex: 'none',
      color: color.ink2,
      selectors: {
        [`${session}:is([data-tight], [data-half]) > &`]: { display: 'none' },
        [`${session}[data-look="full"] > &`]: { color: color.onAct },
      },
    },
    [media.narrow]: { gridRow: '1 / 3', gridColumn: 1 },
  },
})
/** On a phone it stays for screen readers. */
export const wideTime = style({
  '@media': {
    [media.narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
export const narrowTime = style({ '@media': { [media.wide]: { display: 'none' } } })
globalStyle(`${narrowTime} small`, { ...smallText, display: 'block', color: color.ink3 })

export const sessionNote = style([
  smallText,
  {
    gridColumn: 2,
    color: color.ink3,
    selectors: { '&[data-live]': { color: color.accentInk } },
    '@media': { [media.wide]: { display: 'none' } },
  },
])
export const sessionStatus = style({
  display: 'flex',
  fontWeight: vars.weight.medium,
  ...tabular,
  '@media': {
    [media.wide]: {
      flex: 'none',
      flexWrap: 'wrap',
      gap: '0 6px',
      color: color.act,
      selectors: {
        [`${session}[data-look="full"] > &`]: { color: color.onAct },
        [`${session}:is([data-look="ended"], [data-look="paused"]) > &`]: { color: color.ink2 },
        [`${session}:is([data-look="ended"], [data-look="cancelled"], [data-look="left"]) > &`]: {
          fontWeight: vars.weight.regular,
        },
        [`${session}:is([data-look="cancelled"], [data-look="left"]) > &`]: { color: color.ink3 },
      },
    },
    [media.narrow]: {
      flexDirection: 'column',
      alignItems: 'end',
      gridRow: '1 / 3',
      gridColumn: 3,
      textAlign: 'end',
    },
  },
})
globalStyle(`${session}:is([data-look="cancelled"], [data-look="left"]) > ${sessionStatus}`, {
  '@media': { [media.narrow]: { color: color.ink3, fontWeight: vars.weight.regular } },
})
globalStyle(`${sessionStatus} small`, {
  ...smallText,
  color: 'inherit',
  fontWeight: vars.weight.regular,
})
globalStyle(`${session}[data-look="full"] b`, {
  '@media': { [media.wide]: { color: color.onAct } },
})

/** Explains the looks of sessions, where the calendar has room for it. */
export const legend = style([
  smallText,
  {
    display: 'none',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[5]}`,
    paddingTop: space[3],
    color: color.ink2,
    '@media': { [media.wide]: { display: 'flex' } },
  },
])
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const legendMark = style({ ...looks, width: 20, height: 14 })
