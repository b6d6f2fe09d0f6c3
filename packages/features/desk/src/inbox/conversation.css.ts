import { media, vars } from '@edbazaar/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

const small = { fontSize: vars.size[1], lineHeight: vars.lead[2] } as const

export const choose = style({ paddingBlock: space[7] })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minHeight: 72,
  paddingBlock: space[2],
  marginBottom: space[4],
  borderBottom: vars.border.hairline,
  '@media': { [media.snug]: { flexWrap: 'wrap' } },
})

export const who = style({
  flex: 1,
  minWidth: 0,
  '@media': { [media.snug]: { flexBasis: 'calc(100% - 60px)' } },
})

export const quiet = style({ ...small, color: color.ink3 })

export const reference = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** On a phone, one line that opens into the permission. */
export const consentLine = style({
  marginBottom: space[4],
  borderBottom: vars.border.hairline,
  '@media': { [media.wide]: { display: 'none' } },
})

export const consentSummary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.touch,
  color: color.ink2,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&[data-contact="allowed"]': { color: color.good } },
})

export const thread = style({ marginTop: space[4], marginBottom: space[4] })

export const quote = style({
  margin: 0,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  selectors: { '&:lang(hi)': { lineHeight: 1.6 } },
})

/** A note or the text of a call: only the team reads it. */
export const privateText = style({
  width: '100%',
  padding: `${space[2]} ${space[3]}`,
  background: color.accentSoft,
  borderRadius: vars.radius[1],
  fontSize: vars.size[2],
  lineHeight: vars.lead[2],
  whiteSpace: 'pre-line',
})

export const visitTime = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 6px',
  color: color.ink2,
  fontSize: vars.size[2],
})
globalStyle(`${visitTime} b`, { color: color.ink, fontWeight: vars.weight.medium })

export const failed = style({ ...small, color: color.bad, fontWeight: vars.weight.medium })

export const inlineComposer = style({ '@media': { [media.narrow]: { display: 'none' } } })

export const composer = style({
  borderTop: `1px solid ${color.rule}`,
  selectors: { '&[data-sheet]': { borderTop: 0, marginTop: `calc(-1 * ${space[3]})` } },
})

export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
})

export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 48,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink2,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled': { color: color.act },
    '&:disabled': { color: color.ink3, opacity: 0.6, cursor: 'not-allowed' },
    '&[aria-pressed="true"]': { color: color.act, boxShadow: `inset 0 -2px ${color.act}` },
    '&:focus-visible': { outlineOffset: -3 },
  },
})

/** Why some kinds of reply cannot be chosen. */
export const reasons = style({ ...small, marginBottom: space[2], color: color.ink3 })

export const template = style({
  marginInlineStart: 'auto',
  maxWidth: 208,
  '@media': {
    '(max-width: 480px)': { flexBasis: '100%', maxWidth: 'none', marginBottom: space[2] },
  },
})

export const callFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  marginBlock: space[3],
})

export const text = style({
  selectors: { '&[data-note]': { background: color.accentSoft } },
})

export const hint = style({
  ...small,
  display: 'grid',
  marginTop: space[1],
  color: color.ink3,
  textWrap: 'pretty',
})

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginTop: space[3],
})

/** A menu that looks like a button. */
export const later = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: vars.touch,
  paddingInline: space[3],
  color: color.act,
  fontWeight: vars.weight.medium,
})

export const inlineButton = style({
  '@media': { [media.wide]: { selectors: { '&&': { minHeight: 24, paddingInline: 4 } } } },
})

/** The next step after WhatsApp has opened. */
export const opened = style({ marginTop: space[2], color: color.ink2 })

/** The reason why there is no reply of this kind. */
export const refusal = style({
  padding: space[3],
  background: color.sunk,
  color: color.ink2,
})

export const key = style({
  marginInlineStart: space[1],
  padding: '0 4px',
  border: '1px solid currentcolor',
  borderRadius: vars.radius[1],
  fontFamily: 'inherit',
  fontSize: vars.size[1],
  opacity: 0.9,
  '@media': { [media.narrow]: { display: 'none' } },
})

/** Covers the site's bottom bar while an enquiry is open on a phone. */
export const actionBar = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 21,
  display: 'flex',
  gap: space[2],
  paddingBlock: `${space[2]} calc(${space[2]} + env(safe-area-inset-bottom))`,
  paddingInline: vars.page.gutter,
  borderTop: `1px solid ${color.rule}`,
  background: color.surface,
  '@media': { [media.wide]: { display: 'none' } },
})

export const mainAction = style({ flex: 1 })
