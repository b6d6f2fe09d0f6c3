import { vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

/** Two buttons that choose what to do. */
export const modes = style({ display: 'flex', minWidth: 0, border: 0 })
globalStyle(`${modes} > button`, { flex: 1, borderRadius: 0 })
globalStyle(`${modes} > button[aria-pressed="true"]`, {
  background: color.actSoft,
  color: color.act,
})
export const legend = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
