import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'

const { color, space } = vars

export const map = style({ minHeight: '420px' })

export const circle = style({
  fill: color.act,
  fillOpacity: 0.07,
  stroke: color.act,
  strokeWidth: 1.25,
  strokeDasharray: '4 4',
  strokeOpacity: 1,
})

/** The place itself. */
export const middle = style({
  fill: color.accent,
  fillOpacity: 1,
  stroke: color.surface,
  strokeWidth: 2,
  strokeOpacity: 1,
})

/* Uses `translate`, because Leaflet sets `transform`. */
const face = style({
  translate: 'calc(-50% + var(--right, 0px)) calc(-50% + var(--down, 0px))',
  display: 'grid',
  placeItems: 'center',
  width: 'max-content',
  background: color.surface,
  color: color.act,
  border: `1px solid ${color.act}`,
  borderRadius: vars.radius[1],
  fontSize: vars.size[1],
  lineHeight: '20px',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-highlighted]': { background: color.act, color: color.onAct },
    '&:hover, &:focus-visible': { zIndex: '2000 !important' },
    '&:focus-visible': { outline: `3px solid ${color.act}`, outlineOffset: '2px' },
  },
})

/** A target of 30 pixels around a smaller dot. */
const dotBox = {
  width: '14px',
  height: '14px',
  padding: 0,
  borderWidth: '3px',
  borderRadius: '50%',
} as const
const dot = {
  ...dotBox,
  '::after': { content: '', position: 'absolute', inset: '-8px' },
} as const

const isFolded = '&[data-face="dot"]:not(:hover, :focus-visible, [data-highlighted])'

export const marker = {
  /** Above its point, or below it where there is no room; a dot where there is no room at all. */
  flag: style([
    face,
    {
      translate: '-50% calc(-100% - 7px)',
      padding: '2px 8px',
      '::after': {
        content: '',
        position: 'absolute',
        top: '100%',
        left: '50%',
        height: '7px',
        borderLeft: `1px solid ${color.act}`,
      },
      selectors: {
        '&[data-face="below"]': { translate: '-50% 7px' },
        '&[data-face="below"]::after': { top: 'auto', bottom: '100%' },
        [isFolded]: {
          ...dotBox,
          translate: 'calc(-50% + var(--right, 0px)) calc(-50% + var(--down, 0px))',
        },
        [`${isFolded}::after`]: { inset: '-8px', height: 'auto', border: 'none' },
      },
    },
  ]),
  count: style([face, { minWidth: '32px', padding: '5px 7px' }]),
  dot: style([face, dot]),
}
globalStyle(
  `${marker.flag.split(' ').at(-1)}[data-face="dot"]:not(:hover, :focus-visible, [data-highlighted]) > span`,
  { display: 'none' },
)

export const top = style({
  position: 'absolute',
  zIndex: 1,
  insetInline: '64px',
  top: space[3],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  pointerEvents: 'none',
})
globalStyle(`${top} > *`, { pointerEvents: 'auto' })

export const here = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: space[3],
  bottom: space[6],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  maxHeight: '60%',
  overflow: 'auto',
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[3]}`,
  background: color.surface,
  border: vars.border.hairline,
  borderRadius: vars.radius[2],
  boxShadow: vars.shadow.lift,
})

export const hereList = style({ margin: 0, padding: 0, listStyle: 'none' })

export const hereSchool = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  paddingBlock: space[2],
  selectors: { '& + &': { borderTop: vars.border.hairline } },
})

export const hereFees = style({
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
