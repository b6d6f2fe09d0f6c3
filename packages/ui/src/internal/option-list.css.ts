import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { startMark } from '../theme/start-mark'

const { color, space } = vars

/** The element that the list hangs from. */
export const anchor = style({ position: 'relative' })

/** `keepInWindow` sets its height to fit the window. */
export const panel = style({
  position: 'absolute',
  inset: 'calc(100% + 6px) 0 auto',
  zIndex: 8,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: vars.border.hairline,
  borderRadius: vars.radius[2],
  background: color.surface,
  boxShadow: vars.shadow.lift,
  // Keeps space below the list at the end of a panel.
  scrollMarginBlock: space[3],
})

export const list = style({
  minHeight: 0,
  maxHeight: 352,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: vars.touch,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderTop: vars.border.hairline },
    '&[data-active]': { background: color.actSoft, boxShadow: startMark(4, color.act) },
  },
})

export const message = style({
  padding: space[3],
  color: color.ink2,
  selectors: { '&[data-error]': { color: color.bad } },
})
