import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** The stories of a docs page, without those that only illustrate a rule. */
export function useDocsStories() {
  const stories = useContext(DocsContext).componentStories()
  return stories.filter(({ tags }) => tags.includes('autodocs'))
}

export type DocsStory = ReturnType<typeof useDocsStories>[number]
