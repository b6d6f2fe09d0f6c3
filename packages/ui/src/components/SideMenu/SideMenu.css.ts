import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { startMark } from '../../theme/start-mark'

const { color, space } = vars

const wide = 256
const narrow = 68

/** The column. Its width changes only when the user collapses or expands the menu. */
export const column = style({
  position: 'relative',
  width: wide,
  height: '100%',
  selectors: {
    '&[data-collapsed]': { width: narrow },
    // On a phone a dialog holds the menu.
    '[role="dialog"] &': { width: 'auto' },
  },
})

/**
 * A collapsed menu expands over the page, so that nothing beside it moves. The focus of a mouse click
 * does not keep it expanded.
 */
export const menu = style({
  width: '100%',
  height: '100%',
  padding: space[3],
  overflow: 'hidden auto',
  borderInlineEnd: vars.border.hairline,
  background: color.paper,
  selectors: {
    '[role="dialog"] &': { padding: 0, border: 0, background: 'none' },
    [`${column}[data-collapsed] > &:is(:hover, :has(:focus-visible))`]: {
      position: 'absolute',
      inset: '0 auto 0 0',
      zIndex: 5,
      width: wide,
      background: color.surface,
      boxShadow: vars.shadow.lift,
    },
  },
})

export const toggle = style({ display: 'flex', marginInlineStart: 'auto' })
export const action = style({ marginBlock: `${space[2]} 0` })
globalStyle(`${action} > :is(a, button)`, { width: '100%', justifyContent: 'flex-start' })

export const head = style({
  margin: `${space[5]} ${space[3]} ${space[1]}`,
  color: color.ink3,
  fontSize: vars.size[1],
  lineHeight: vars.lead[1],
  fontWeight: vars.weight.regular,
  fontStretch: '100%',
  letterSpacing: '.05em',
  whiteSpace: 'nowrap',
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: vars.touch,
  paddingInline: space[3],
  borderRadius: vars.radius[1],
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.sunk },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': {
      background: color.actSoft,
      boxShadow: startMark(3, color.act),
      color: color.act,
      fontWeight: vars.weight.medium,
    },
  },
})

export const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 20,
  color: color.ink2,
  selectors: { '[aria-current] > &': { color: color.act } },
})

export const text = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
})

export const count = style({
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
})

/* In a collapsed menu, labels are only for screen readers. */
const atRest = `${column}[data-collapsed] > ${menu}:not(:hover, :has(:focus-visible))`
for (const part of [text, count, `${action} > *`]) {
  globalStyle(`${atRest} ${part}`, { position: 'absolute', clipPath: 'inset(50%)' })
}
globalStyle(`${atRest} ${head}`, {
  marginInline: space[2],
  borderTop: vars.border.hairline,
  fontSize: 0,
})
