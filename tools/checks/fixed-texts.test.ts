import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixedTextsOf } from './fixed-texts.ts'

const source = resolve(import.meta.dirname, '../../packages/ui/src')

const files = globSync('{components,internal}/**/*.tsx', {
  cwd: source,
  exclude: ['**/*.{stories,test,guide}.tsx', '**/sample-{cases,queue-args}.tsx'],
}).toSorted()

it('components have no text that cannot be translated', () => {
  const found = files.flatMap((file) =>
    fixedTextsOf(file, readFileSync(resolve(source, file), 'utf8')).map(
      (text) => `${file}: ${text}`,
    ),
  )
  expect(found, 'make these texts a prop, or a label with an English default').toEqual([])
})

describe('fixedTextsOf', () => {
  const textsOf = (code: string) => fixedTextsOf('Sample.tsx', code)

  it.each([
    ['JSX text', '<p>Loading</p>', ['Loading']],
    ['text beside a value', '<p>All {count}</p>', ['All']],
    ['an accessible name', '<nav aria-label="Main" />', ['Main']],
    ['the label of a component', '<IconButton label="Close" />', ['Close']],
    ['a template', `<a aria-label={\`Slide \${place}\`} />`, ['Slide ']],
    ['a choice', "<p>{isOpen ? 'Fewer' : label}</p>", ['Fewer']],
    ['a list of headings', "<p>{['Pay'].map((head) => <b key={head}>{head}</b>)}</p>", ['Pay']],
    ['a constant sentence', "const text = 'Nothing matches yet.'", ['Nothing matches yet.']],
  ])('finds %s', (_, code, texts) => {
    expect(textsOf(code)).toEqual(texts)
  })

  it.each([
    [
      'a default of a prop',
      "function Bar({ label = 'On this page' }) { return <nav aria-label={label} /> }",
    ],
    ['default labels', "const defaultLabels = { next: 'Next page' }"],
    ['a class or an id', `<p className="lead" id={\`\${id}-hint\`} />`],
    ['a comparison', "<p>{key === 'Enter' && label}</p>"],
    ['the name of the site', '<a>EdBazaar</a>'],
    ['the message of an error', "reject(new Error('The canvas could not be encoded.'))"],
  ])('leaves %s', (_, code) => {
    expect(textsOf(code)).toEqual([])
  })
})
