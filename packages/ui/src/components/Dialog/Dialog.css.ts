import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { inlineDirection } from '../../theme/direction.css'
import { media } from '../../theme/media'

const { color, space } = vars

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })
const slide = keyframes({
  from: { transform: `translateX(calc(24px * ${inlineDirection}))`, opacity: 0 },
})

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: color.scrim,
  animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}`,
})

const headHeight = 60
const underTitleHeight = 48
const besideWidth = 248

/* A scroll container with sticky header and footer, so that arrow keys scroll it. */
export const window = style({
  position: 'fixed',
  // The z-index of the backdrop, so that the backdrop of a second dialog covers the first dialog.
  zIndex: 40,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Above a field that receives the focus is its label.
  scrollPaddingBlock: `${headHeight + 48}px ${headHeight}px`,
  background: color.surface,
  color: color.ink,
  boxShadow: vars.shadow.lift,
  ':focus': { outline: 'none' },
  selectors: {
    '&[data-shape="modal"]': {
      inset: 'auto 0 0',
      maxHeight: 'calc(100dvh - 48px)',
      borderTop: `3px solid ${color.accent}`,
      animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
    },
    '&[data-shape="panel"]': {
      insetBlock: 0,
      insetInline: 'auto 0',
      width: 'min(640px, 100%)',
      animation: `${slide} ${vars.motion.calm} ${vars.motion.ease}`,
    },
    '&[data-under-title]': { scrollPaddingTop: headHeight + underTitleHeight + 48 },
    // Above sticky toolbars and the toast.
    '&[data-logo][data-shape="modal"]': {
      inset: 'clamp(12px, 8dvh, 72px) 12px auto',
      maxHeight: 'calc(100dvh - 24px)',
      borderRadius: `0 0 ${vars.radius[2]} ${vars.radius[2]}`,
    },
  },
  '@media': {
    [media.middle]: {
      selectors: {
        '&[data-shape="modal"]': {
          inset: 0,
          width: 'min(480px, calc(100% - 48px))',
          height: 'max-content',
          margin: 'auto',
          borderRadius: `0 0 ${vars.radius[2]} ${vars.radius[2]}`,
        },
        '&[data-logo][data-shape="modal"]': {
          inset: 0,
          width: 420,
          maxHeight: 'calc(100dvh - 48px)',
        },
      },
    },
    [media.wide]: {
      selectors: {
        '&[data-under-title]': { scrollPaddingTop: headHeight + 48 },
        '&[data-beside]': { width: `min(${640 + besideWidth}px, 100%)` },
      },
    },
  },
})

const inset = `max(${vars.page.gutter}, ${space[5]})`

export const head = style({
  position: 'sticky',
  top: 0,
  // Above the footer, which a menu in the header may overlap.
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  // The buttons may wrap.
  flex: 'none',
  minHeight: headHeight,
  paddingBlock: space[2],
  paddingInline: `${inset} ${space[2]}`,
  background: color.surface,
  selectors: {
    '[data-shape="panel"] > &': { borderBottom: `1px solid ${color.rule}` },
    '[data-logo] > &': {
      flexDirection: 'column',
      alignItems: 'center',
      paddingInline: inset,
      paddingTop: space[6],
      textAlign: 'center',
    },
  },
})

export const text = style({
  flex: 1,
  minWidth: 0,
  selectors: { '[data-shape="panel"] > * > &': { alignSelf: 'center' } },
})

export const title = style({
  paddingBlock: space[2],
  fontSize: vars.size[4],
  lineHeight: vars.lead[4],
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '&:lang(hi)': { lineHeight: 1.5 } },
})

export const close = style({
  flex: 'none',
  selectors: {
    '[data-logo] &': { position: 'absolute', insetInlineEnd: space[2], top: space[2] },
  },
})

export const underTitle = style({
  display: 'grid',
  justifyItems: 'start',
  flexBasis: '100%',
  minWidth: 0,
  paddingInlineEnd: `calc(${inset} - ${space[2]})`,
  '@media': { [media.wide]: { display: 'none' } },
})

export const columns = style({
  flex: '1 0 auto',
  '@media': {
    [media.wide]: {
      selectors: {
        '[data-beside] > &': {
          display: 'grid',
          gridTemplateColumns: `minmax(0, 1fr) ${besideWidth}px`,
          alignItems: 'start',
        },
      },
    },
  },
})

/** As high as the window allows, between header and footer. */
export const beside = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      top: headHeight + 44,
      display: 'grid',
      gridTemplateRows: 'minmax(0, auto)',
      maxHeight: `calc(100dvh - ${headHeight * 2 + 88}px)`,
      marginBlock: space[5],
      paddingInlineEnd: inset,
    },
  },
})

export const body = style({
  minWidth: 0,
  padding: `0 ${inset} ${space[5]}`,
  overflowWrap: 'anywhere',
  selectors: {
    '[data-shape="panel"] > * > &': { paddingTop: space[5] },
    [`${columns}:last-child > &`]: {
      paddingBottom: `calc(${space[5]} + env(safe-area-inset-bottom))`,
    },
  },
})

export const description = style({
  color: color.ink2,
  fontSize: vars.size[3],
  lineHeight: vars.lead[3],
  textWrap: 'pretty',
  selectors: {
    '[data-logo] &': { textAlign: 'center' },
    '&:not(:last-child)': { marginBottom: space[4] },
    '[data-shape="panel"] > header &': {
      marginTop: `calc(-1 * ${space[2]})`,
      paddingBottom: space[2],
      fontSize: vars.size[1],
      lineHeight: vars.lead[1],
    },
  },
})

export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: `${space[3]} ${inset} calc(${space[3]} + env(safe-area-inset-bottom))`,
  borderTop: vars.border.hairline,
  background: color.surface,
})
