import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'
import { page } from '../../theme/text.css'
import { place as toasts } from '../Toast/Toast.css'

const { color, space } = vars

/** Height of the bar on phone and desktop, used as an offset by pages and dialogs. */
const tall = '124px'
const low = '72px'
const ofPhoneBar = '61px + env(safe-area-inset-bottom)'

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(${ofPhoneBar})`,
  zIndex: 30,
  display: 'grid',
  height: tall,
  overflowY: 'auto',
  borderTop: `3px solid ${color.accent}`,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.lift,
  // A dialog disables pointer events outside itself.
  pointerEvents: 'auto',
  '@media': {
    [media.wide]: { bottom: 0, height: low },
    print: { display: 'none' },
  },
  selectors: {
    // The opening question is hidden behind dialogs; a step stays visible.
    'body:has([role$="dialog"]) &[data-guide="question"]': { display: 'none' },
    'body:has([role$="dialog"]) &[data-guide="step"]': { bottom: 0, zIndex: 50 },
    // A dialog opened by the bar covers it.
    'body:has([role="alertdialog"]) &[data-guide="step"]': { zIndex: 30 },
  },
})

export const line = style([
  page,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'space-between',
    gap: space[2],
    paddingBlock: space[2],
    '@media': {
      [media.wide]: { display: 'flex', alignItems: 'center', gap: space[5] },
    },
  },
])

export const text = style({
  flex: 1,
  minWidth: 0,
  paddingTop: space[1],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  selectors: { '&:has(~ button)': { paddingInlineEnd: 44 } },
  '@media': { [media.wide]: { padding: 0 } },
})

export const progress = style({
  marginInlineEnd: space[3],
  color: color.accentInk,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
})

export const actions = style({
  display: 'flex',
  flex: 'none',
  justifyContent: 'flex-end',
  gap: space[3],
})

export const close = style({
  '@media': {
    [media.narrow]: { position: 'absolute', top: 0, insetInlineEnd: space[1] },
  },
})

/** Keeps the end of the page and focused elements above the bar. */
globalStyle(`body:has(${bar})`, {
  paddingBottom: tall,
  '@media': { [media.wide]: { paddingBottom: low } },
})
globalStyle(`html:has(${bar})`, {
  scrollPaddingBottom: `calc(${tall} + ${ofPhoneBar})`,
  '@media': { [media.wide]: { scrollPaddingBottom: low } },
})

/** Toasts are above it too, unless they are at the top. */
globalStyle(`body:has(${bar}) ${toasts}`, {
  '@media': { [media.wide]: { bottom: `calc(${low} + ${space[4]})` } },
})
globalStyle(`body:has(${bar}):not(:has([role$="dialog"])) ${toasts}`, {
  '@media': { [media.narrow]: { bottom: `calc(${tall} + ${ofPhoneBar} + ${space[3]})` } },
})

/** Bottom sheets and panels end above it. */
const step = `body:has(${bar}[data-guide="step"])`
globalStyle(`${step} [role="dialog"]:is([data-shape="panel"], [data-shape="viewer"])`, {
  bottom: tall,
  '@media': { [media.wide]: { bottom: low } },
})
globalStyle(`${step} [role="dialog"][data-shape="modal"]`, {
  '@media': { [media.narrow]: { bottom: tall, maxHeight: `calc(100dvh - ${tall} - 48px)` } },
})
