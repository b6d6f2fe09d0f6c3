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
  guide: guides[path.replace('.stories.tsx', '.guide.ts')]?.guide,
}))

describe.each(flows)('$file', ({ text, guide }) => {
  test('has a complete guide beside it', () => {
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
