import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'

type Stories = Parameters<typeof composeStories>[0]

const files = import.meta.glob<Stories>('./components/*/*.stories.tsx', { eager: true })

function storiesOf(file: Stories): [string, ComponentType][] {
  return Object.entries<unknown>(composeStories(file)).flatMap(([name, story]) =>
    isComponent(story) ? [[name, story]] : [],
  )
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function'
}

describe.each(Object.entries(files))('%s on the server', (_, file) => {
  let complaints: MockInstance<typeof console.error>
  beforeEach(() => {
    complaints = vi.spyOn(console, 'error')
  })
  afterEach(() => complaints.mockRestore())

  it.each(storiesOf(file))('renders %s, always the same', (_, Story) => {
    const markup = renderToStaticMarkup(<Story />)
    expect(renderToStaticMarkup(<Story />)).toBe(markup)
    expect(complaints).not.toHaveBeenCalled()
  })
})
