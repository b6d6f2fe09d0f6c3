import { describe, expect, it } from 'vitest'
import type { ComponentGuide } from './internal/component-guide'

const indexes = import.meta.glob<string>('./components/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const stories = import.meta.glob<string>('./components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const guides = import.meta.glob<{ guide: ComponentGuide }>('./components/*/*.guide.{ts,tsx}', {
  eager: true,
})

const folderOf = (path: string) => path.split('/')[2] ?? ''

/** The source of all stories in a component's folder. */
function storiesOf(folder: string): string {
  return Object.entries(stories)
    .filter(([path]) => folderOf(path) === folder)
    .map(([, text]) => text)
    .join('\n')
}

/** Names of the components that a folder exports. One story shows all icons. */
function componentsOf(index: string): string[] {
  const values = index.replaceAll(/export type \{[^}]*\}|from '[^']*'/g, '')
  const names = [...values.matchAll(/(?<!type )\b[A-Z]\w+/g)].map(([name]) => name)
  return names.filter((name) => !/\w+Icon$/.test(name))
}

const folders = Object.entries(indexes).map(([path, index]) => ({
  folder: folderOf(path),
  components: componentsOf(index),
  guide: Object.entries(guides).find(([file]) => folderOf(file) === folderOf(path))?.[1].guide,
}))

describe.each(folders)('$folder', ({ folder, components, guide }) => {
  it('shows every component that it exports', () => {
    const shown = storiesOf(folder)
    const missing = components.filter((name) => !new RegExp(`\\b${name}\\b`).test(shown))
    expect(missing, 'components without a story').toEqual([])
  })

  it('has a complete guide that its stories pass to the docs page', () => {
    expect(storiesOf(folder)).toMatch(/parameters: \{[^}]*\bguide\b/)
    for (const part of ['use', 'avoid', 'anatomy', 'accessibility', 'dos', 'donts'] as const) {
      expect(guide?.[part], `${part} of the guide`).not.toHaveLength(0)
    }
  })

  it('has the stories that its guide shows', () => {
    const shown = [...(guide?.dos ?? []), ...(guide?.donts ?? [])].flatMap(
      ({ story = [] }) => story,
    )
    const exported = new Set(
      [...storiesOf(folder).matchAll(/export const (\w+)/g)].map(([, name]) => name),
    )
    expect(shown.filter((name) => !exported.has(name))).toEqual([])
  })

  it('has a story with a play function if it supports keys', () => {
    if (guide !== undefined && guide.keyboard.length > 0)
      expect(storiesOf(folder)).toMatch(/\bplay\b/)
  })
})
