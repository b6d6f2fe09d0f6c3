import { style } from '@vanilla-extract/css'

/** Positioned off the page. Not `display: none`, which bots detect. */
export const honeypot = style({
  position: 'absolute',
  insetInlineStart: -9999,
  width: 1,
  height: 1,
  overflow: 'hidden',
})
