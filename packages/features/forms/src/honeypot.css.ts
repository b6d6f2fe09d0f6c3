import { style } from '@vanilla-extract/css'

/** Off the page, but not so that programs notice: it is displayed. */
export const trap = style({
  position: 'absolute',
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: 'hidden',
})
