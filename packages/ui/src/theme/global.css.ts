import { globalLayer, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css'

// In a layer, so that component styles win in any order.
const reset = globalLayer('eb-reset')

type Rule = NonNullable<NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string]>

function base(selector: string, rule: Rule) {
  globalStyle(selector, { '@layer': { [reset]: rule } })
}

base('*, ::before, ::after', { boxSizing: 'border-box' })
base('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, table', { margin: 0, padding: 0 })
base('ul, ol', { listStyle: 'none' })
base('fieldset', { border: 0, minInlineSize: 0 })
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
base('table', { borderCollapse: 'collapse', width: '100%' })
base('img, svg', { display: 'block' })
base('a', { color: 'inherit', textDecoration: 'none' })
base('b, strong', { fontWeight: vars.weight.bold })
base('[hidden]', { display: 'none' })

// Links are not useful in print.
globalStyle('nav', { '@media': { print: { display: 'none !important' } } })

base('html', { WebkitTextSizeAdjust: '100%' })
base('body', {
  background: vars.color.paper,
  color: vars.color.ink,
  font: `${vars.weight.regular} ${vars.size[2]}/${vars.lead[2]} ${vars.font.text}`,
  WebkitFontSmoothing: 'antialiased',
})

base('h1, h2, h3', {
  fontStretch: vars.stretch.narrow,
  fontWeight: vars.weight.bold,
  letterSpacing: '-.005em',
  // The space of the narrow font is too narrow to tell words apart.
  wordSpacing: '.08em',
})
base('h1', { fontSize: vars.size[5], lineHeight: vars.lead[5] })
base('h2', { fontSize: vars.size[4], lineHeight: vars.lead[4] })
base('h3', { fontSize: vars.size[3], lineHeight: vars.lead[3] })

// The Devanagari font has no width axis, and its vowel signs need more line height. On the element
// that changes the language alone, or what is inside it could not set its own.
base('body:lang(hi), [lang|="hi"]', { fontFamily: vars.font.hindi, lineHeight: 1.5 })
base('h1:lang(hi), h2:lang(hi), h3:lang(hi)', {
  fontStretch: '100%',
  letterSpacing: 0,
  wordSpacing: 0,
  lineHeight: 1.5,
})

base(':focus-visible', {
  outline: `3px solid ${vars.color.act}`,
  outlineOffset: '2px',
  borderRadius: vars.radius[1],
})
