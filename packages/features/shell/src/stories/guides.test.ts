import { describe, expect, test } from 'vitest'
import type { FlowGuide } from './flow-guide'

const stories = import.meta.glob<string>('../../../*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const guides = import.meta.glob<{ guide: FlowGuide }>('../../../*/src/**/*.guide.ts', {
  eager: true,
})

const parts = ['lead', 'use', 'avoid', 'anatomy', 'keyboard', 'accessibility', 'dos', 'donts']

const flows = Object.entries(stories).map(([path, text]) => ({
  file: path.replace('../../../', ''),
  text,
  guide: guides[guidePath(path, text)]?.guide,
}))

/** The guide that the stories import: their own, or that of a family of screens. */
function guidePath(path: string, text: string): string {
  const [, up = '', name = ''] =
    text.match(/from '\.\/((?:\.\.\/)*)([\w-]+\.guide)'/) ??
    text.match(/from '((?:\.\.\/)+)([\w-]+\.guide)'/) ??
    []
  const folders = path.split('/').slice(0, -1 - up.length / '../'.length)
  return [...folders, `${name}.ts`].join('/')
}

describe.each(flows)('$file', ({ text, guide }) => {
  test('has a complete guide', () => {
    const filled = Object.entries(guide ?? {}).filter(([, part]) => part.length > 0)
    const missing = parts.filter((part) => !filled.some(([name]) => name === part))
    expect(missing, 'parts of the guide').toEqual([])
  })

  test('passes the guide to its docs page', () => {
    const [meta] = text.split('satisfies Meta')
    expect(meta).toMatch(/parameters: \{[^}]*\bguide\b/)
    expect(meta).not.toContain('!autodocs')
  })
})
