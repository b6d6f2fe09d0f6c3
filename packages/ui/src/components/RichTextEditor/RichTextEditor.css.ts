import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css'
import { media } from '../../theme/media'

const { color, lead, size, space } = vars

export const frame = style({
  minWidth: 0,
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius[1],
  background: color.surface,
  selectors: {
    '&:focus-within:has([contenteditable]:focus-visible)': {
      outline: `3px solid ${color.act}`,
      outlineOffset: 2,
    },
    '&[data-wrong]': { borderColor: color.bad, boxShadow: `inset 0 0 0 1px ${color.bad}` },
  },
})

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: 2,
  borderBottom: vars.border.hairline,
  borderRadius: `${vars.radius[1]} ${vars.radius[1]} 0 0`,
  background: color.sunk,
})

export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  border: 0,
  borderRadius: vars.radius[1],
  background: 'none',
  color: color.ink2,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[aria-pressed="true"]': { background: color.actSoft, color: color.act },
    '&[aria-disabled]': { opacity: 0.4, cursor: 'default' },
    '&:hover:not([aria-disabled], [aria-pressed="true"])': { color: color.act },
  },
})

export const divider = style({
  width: 1,
  height: 24,
  marginInline: 3,
  background: color.line2,
  opacity: 0.5,
})

export const textStyle = style({
  minHeight: vars.touch,
  maxWidth: '100%',
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius[1],
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: size[2],
  cursor: 'pointer',
  '@media': { [media.touch]: { fontSize: size[3] } },
  ':focus-visible': { outlineOffset: -3 },
})

/** The toolbar of a long text stays in view. */
export const stickyToolbar = style({ position: 'sticky', top: 0, zIndex: 1 })

/** Without a frame: the text is the page. */
export const pageFrame = style({ border: 0, borderRadius: 0, background: 'none' })

globalStyle(`${pageFrame} [role="textbox"]`, {
  paddingInline: 0,
  minHeight: 320,
  lineHeight: lead[4],
})

/** Reserves five lines, so that nothing moves when the editor loads. */
export const page = style({ display: 'grid', minHeight: 148 })

export const text = style({
  minWidth: 0,
  padding: space[4],
  fontSize: size[3],
  lineHeight: lead[3],
  overflowWrap: 'anywhere',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  outline: 'none',
})

globalStyle(`${text} :is(h4, h5, h6, blockquote)`, { margin: 0 })
globalStyle(`${text} > * + *`, { marginTop: space[3] })
globalStyle(`${text} ul`, { listStyle: 'disc', paddingInlineStart: space[5] })
globalStyle(`${text} ol`, { listStyle: 'decimal', paddingInlineStart: space[5] })
globalStyle(`${text} a`, { color: color.act, textDecoration: 'underline' })
globalStyle(`${text} code`, { fontFamily: 'ui-monospace, monospace', fontSize: '.9em' })
globalStyle(`${text} blockquote`, {
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${color.accent}`,
  color: color.ink2,
})
globalStyle(`${text} figure`, { margin: `${space[4]} 0` })
globalStyle(`${text} figure img`, {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 480,
  borderRadius: vars.radius[1],
  background: color.sunk,
})
globalStyle(`${text} figure.ProseMirror-selectednode img`, { outline: `3px solid ${color.act}` })
globalStyle(`${text} figcaption`, {
  paddingTop: space[2],
  color: color.ink3,
  fontSize: size[1],
  lineHeight: lead[1],
})
globalStyle(`${text} h1`, { fontSize: size[5], lineHeight: lead[5] })
globalStyle(`${text} h2`, { fontSize: size[4], lineHeight: lead[4] })
globalStyle(`${text} h3`, { fontSize: size[3], lineHeight: lead[3] })
globalStyle(`${text} :is(h4, h5, h6)`, { fontSize: size[2], lineHeight: lead[2] })
globalStyle(`${text} h5`, { color: color.ink2 })
globalStyle(`${text} h6`, { color: color.ink3 })
