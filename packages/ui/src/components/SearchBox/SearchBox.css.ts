import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'
import { startMark } from '../../theme/start-mark'

const { color, space } = vars
const phone = '(max-width: 767px)'
const ring = { outline: `3px solid ${color.act}`, outlineOffset: 2 }

export const box = style({
  position: 'relative',
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  border: `2px solid ${color.act}`,
  borderRadius: vars.radius[2],
  background: color.surface,
  selectors: { '&:has(input:focus)': ring },
})

export const lens = style({
  position: 'absolute',
  insetInlineStart: space[4],
  color: color.act,
  pointerEvents: 'none',
  '@media': { [phone]: { insetInlineStart: 14 } },
})

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: `calc(${vars.touch} + 16px)`,
  padding: `0 ${space[2]} 0 48px`,
  border: 0,
  outline: 0,
  background: 'none',
  fontSize: vars.size[3],
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.ink3, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  '@media': {
    [phone]: { paddingInlineStart: 44, fontSize: vars.size[2], fontStretch: '86%' },
    [media.touch]: { fontSize: vars.size[3] },
  },
})

export const go = style({
  flex: 'none',
  width: 52,
  minHeight: `calc(${vars.touch} + 8px)`,
  padding: '0 !important',
  marginInlineEnd: 4,
})

/** The clear button needs JavaScript. */
export const cross = style({ '@media': { '(scripting: none)': { display: 'none' } } })

/** `keepInWindow` sets its height to fit the window. */
export const panel = style({
  position: 'absolute',
  inset: 'calc(100% + 10px) -2px auto',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: vars.border.hairline,
  borderRadius: vars.radius[2],
  background: color.surface,
  boxShadow: vars.shadow.lift,
})

export const list = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const option = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'center',
  minHeight: `calc(${vars.touch} + 16px)`,
  padding: `${space[2]} ${space[3]}`,
  borderBottom: vars.border.hairline,
  selectors: {
    '&[aria-selected="true"]': {
      background: color.actSoft,
      boxShadow: startMark(4, color.act),
    },
  },
})

/** In place of an image. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  height: 44,
  borderRadius: vars.radius[1],
  background: color.actSoft,
  color: color.act,
})

export const name = style({
  display: 'block',
  fontSize: vars.size[3],
  lineHeight: vars.lead[2],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:lang(hi)': { lineHeight: vars.lead[3] } },
})

export const match = style({ color: color.act, fontWeight: vars.weight.lead })

export const detail = style({
  display: 'block',
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[aria-selected="true"] &': { color: color.ink2 } },
})

export const kind = style({ color: color.ink2, fontSize: vars.size[1] })

export const message = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${vars.touch} + 16px)`,
  padding: `${space[2]} ${space[4]}`,
  color: color.ink2,
  selectors: { '&[data-status="error"]': { color: color.bad } },
})

export const keys = style({
  flex: 'none',
  padding: `${space[2]} ${space[4]}`,
  background: color.sunk,
  color: color.ink3,
  fontSize: vars.size[1],
})

export const key = style({
  padding: '0 5px',
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  font: 'inherit',
})
